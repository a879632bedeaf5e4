import { escapeHtml } from '#engine/escape.ts';
import type { Parser } from '#engine/parse/parse.ts';
import type { HeadData } from '../canvas/canvas-data.ts';
import { createAlternates } from '../site/alternates.ts';
import type { HeadSource } from './head-data.ts';
import { createPictureData } from './picture-data.ts';
import { renderJsonLd, createStructuredData } from './structured-data.ts';

/** Head elements for search engines, which only documents contain: alternates and structured data. */
export function renderDocumentHead(source: HeadSource & { readonly head: HeadData; readonly parser: Parser }): string {
  const { head, context, route, page, parser } = source;
  if (head.noIndex) return '';
  const links = createAlternates(context.brand, context.url.origin, route.path).map(
    ({ hrefLang, href }) => `<link rel="alternate" hreflang="${escapeHtml(hrefLang)}" href="${escapeHtml(href)}">`,
  );
  const pictures = page ? createPictureData(page, page.revision ? parser.parse(page, context.mode) : undefined, context.url.origin) : [];
  return [...links, ...[...createStructuredData(source), ...pictures].map((data) => renderJsonLd(data))].join('');
}
