import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../request/router-context.ts';
import { renderSitemap } from '../seo/sitemap.ts';

export async function loader({ context: router }: LoaderFunctionArgs): Promise<Response> {
  const xml = await renderSitemap(router.get(requestContext));
  if (xml === null) return new Response('Not found', { status: 404 });
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' } });
}
