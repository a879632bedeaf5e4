import { escapeHtml } from '#engine/escape.ts';
import { tagManagerMeta } from '../tracking/tag-manager.ts';
import type { DocumentRecord } from '../canvas/document-record.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Services } from '../services/services.ts';
import { brandSheet, type BrandSheet } from './brand-css.ts';
import { iconHref } from './icon.ts';
import { deferredLayoutScript } from './deferred-layout.ts';
import { sharedStyles } from './shared-styles.ts';

/** The name of the meta element by which the browser learns whose code to fetch before it hydrates. */
const blocksMeta = 'cairn-blocks';
/** A page that has it measures itself and sends what it has found. */
const performanceMeta = '<meta name="cairn-performance">';

/**
 * What can be said only once the page's HTML is there: its styles, and the code that its interactive blocks need at once.
 * @param html of all that is not static
 */
export function renderedHead(
  html: string,
  staticClasses: Iterable<string>,
  { preloadTypes, head }: DocumentRecord,
  { nonce, site }: Pick<RequestContext, 'site'> & { readonly nonce: string },
  { styles, blockFiles, isDevelopment, settings }: Services,
): string {
  const { tagManager } = settings.of(site).tracking;
  const files = new Set([...preloadTypes].flatMap(blockFiles));
  const sheet = brandSheet(site.brand);
  const classes = [...styles.stylesFor(html), ...staticClasses];
  // In development the library expects the rules of a page in its own tag.
  const own = isDevelopment ? classes : classes.filter((name) => !sharedStyles.classes.has(name));
  return [
    `<link rel="stylesheet" href="${escapeHtml(sheet?.href ?? '')}">`,
    `<link rel="icon" type="image/png" href="${iconHref(site.brand)}">`,
    ...fontsFirst(sheet, site.languageTag).map(
      (url) => `<link rel="preload" href="${escapeHtml(url)}" as="font" type="font/woff2" crossorigin>`,
    ),
    styles.styleTag(own, nonce),
    // In development the browser runs styled-components itself, which looks here for the nonce of the rules that it adds later.
    ...(isDevelopment ? [`<meta property="csp-nonce" nonce="${nonce}">`, styles.markedTag(classes, nonce)] : []),
    ...[...files].filter((file) => !html.includes(`href="${file}"`)).map((file) => `<link rel="modulepreload" href="${escapeHtml(file)}">`),
    preloadTypes.size > 0 ? `<meta name="${blocksMeta}" content="${escapeHtml([...preloadTypes].join(' '))}">` : '',
    settings.of(site).features.clientPerformanceIngest ? performanceMeta : '',
    tagManager === '' ? '' : `<meta name="${tagManagerMeta}" content="${escapeHtml(tagManager)}">`,
    isDevelopment ? '' : `<script nonce="${nonce}">${deferredLayoutScript}</script>`,
    ...head,
  ].join('');
}

/** What a page's first paint is set in; accented letters are in nearly every line of other languages than English. */
function fontsFirst(sheet: BrandSheet | undefined, languageTag: string): readonly string[] {
  if (sheet === undefined) return [];
  return languageTag.startsWith('en') ? [sheet.fonts.basic] : [sheet.fonts.basic, sheet.fonts.extended];
}

/** The document with the rendered parts in its head. */
export function insertIntoHead(html: string, parts: string): string {
  const at = html.indexOf('</head>');
  return at === -1 ? html : html.slice(0, at) + parts + html.slice(at);
}
