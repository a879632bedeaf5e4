import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../request/contexts.ts';
import { brandSheet } from '../../head/brand-css.ts';
import { errorAnswer } from './document-answer.ts';

/** A brand's style sheet. At its versioned address it never changes; a page of an earlier version gets today's rules and keeps none. */
export function loader({ params, context }: LoaderFunctionArgs): Response {
  const facts = context.get(requestContext);
  const sheet = brandSheet(params.brand ?? '');
  if (!sheet) return errorAnswer(404, 'API404', `There are no styles of "${params.brand}".`, facts);
  const isCurrent = facts.url.searchParams.get('v') === sheet.version;
  return new Response(sheet.css, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
    },
  });
}
