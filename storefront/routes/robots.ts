import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../request/router-context.ts';

export function loader({ context: router }: LoaderFunctionArgs): Response {
  const { url } = router.get(requestContext);
  const lines = [
    'User-agent: *',
    'Disallow: /fapi/',
    'Disallow: /showcase',
    'Disallow: /*?*preview=',
    '',
    `Sitemap: ${url.origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
