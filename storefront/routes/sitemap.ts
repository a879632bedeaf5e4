import type { LoaderFunctionArgs } from 'react-router';
import { requestContext, servicesContext } from '../request/contexts.ts';
import { sitemapXml } from '../seo/sitemap.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const xml = await sitemapXml(context.get(requestContext), context.get(servicesContext));
  if (xml === null) return new Response('Not found', { status: 404 });
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' } });
}
