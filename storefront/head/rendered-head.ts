import { escapeHtml } from '#engine/escape.ts';
import { tagManagerMeta } from '../tracking/tag-manager.ts';
import type { DocumentRecord } from '../canvas/document-record.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Services } from '../services/services.ts';
import { getBrandSheet, type BrandSheet } from './brand-css.ts';
import { getIconHref } from './icon.ts';
import { deferredLayoutScript } from './deferred-layout.ts';
import { sharedStyles } from './shared-styles.ts';

/** Name of the meta element that lists the block types whose code is loaded before hydration. */
const blocksMeta = 'cairn-blocks';
/** A page with this element measures its performance and sends the results. */
const performanceMeta = '<meta name="cairn-performance">';

/**
 * Head elements that depend on the page's HTML: its styles, and the code of its interactive blocks.
 * @param html without the static parts
 */
export function renderHead(
  html: string,
  staticClasses: Iterable<string>,
  { preloadTypes, head }: DocumentRecord,
  { nonce, site }: Pick<RequestContext, 'site'> & { readonly nonce: string },
  { styles, blockFiles, isDevelopment, settings }: Services,
): string {
  const { tagManager } = settings.of(site).tracking;
  const files = new Set([...preloadTypes].flatMap(blockFiles));
  const sheet = getBrandSheet(site.brand);
  const classes = [...styles.findStyleClasses(html), ...staticClasses];
  // In development the library expects the rules of a page in its own tag.
  const own = isDevelopment ? classes : classes.filter((name) => !sharedStyles.classes.has(name));
  return [
    `<link rel="stylesheet" href="${escapeHtml(sheet?.href ?? '')}">`,
    `<link rel="icon" type="image/png" href="${getIconHref(site.brand)}">`,
    ...renderFontPreloads(sheet, site.languageTag).map(
      (url) => `<link rel="preload" href="${escapeHtml(url)}" as="font" type="font/woff2" crossorigin>`,
    ),
    styles.styleTag(own, nonce),
    // In development the browser runs styled-components, which reads here the nonce of the rules that it adds later.
    ...(isDevelopment ? [`<meta property="csp-nonce" nonce="${nonce}">`, styles.markedTag(classes, nonce)] : []),
    ...[...files].filter((file) => !html.includes(`href="${file}"`)).map((file) => `<link rel="modulepreload" href="${escapeHtml(file)}">`),
    preloadTypes.size > 0 ? `<meta name="${blocksMeta}" content="${escapeHtml([...preloadTypes].join(' '))}">` : '',
    settings.of(site).features.clientPerformanceIngest ? performanceMeta : '',
    tagManager === '' ? '' : `<meta name="${tagManagerMeta}" content="${escapeHtml(tagManager)}">`,
    isDevelopment ? '' : `<script nonce="${nonce}">${deferredLayoutScript}</script>`,
    ...head,
  ].join('');
}

/** Preloads the fonts of the first paint; other languages than English have accented letters in nearly every line. */
function renderFontPreloads(sheet: BrandSheet | undefined, languageTag: string): readonly string[] {
  if (sheet === undefined) return [];
  return languageTag.startsWith('en') ? [sheet.fonts.basic] : [sheet.fonts.basic, sheet.fonts.extended];
}

/** Inserts the rendered parts into the head of a document. */
export function insertIntoHead(html: string, parts: string): string {
  const at = html.indexOf('</head>');
  return at === -1 ? html : html.slice(0, at) + parts + html.slice(at);
}
