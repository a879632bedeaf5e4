import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../request/router-context.ts';
import { getBrandSheet } from '../../head/brand-css.ts';
import { createErrorResponse } from './document-response.ts';

/** A brand's style sheet. Its versioned address never changes; a page of an earlier version gets the current rules without caching. */
export function loader({ params, context: router }: LoaderFunctionArgs): Response {
  const context = router.get(requestContext);
  const sheet = getBrandSheet(params.brand ?? '');
  if (!sheet) return createErrorResponse(404, 'API404', `There are no styles of "${params.brand}".`, context);
  const isCurrent = context.url.searchParams.get('v') === sheet.version;
  return new Response(sheet.css, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
    },
  });
}
