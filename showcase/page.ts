import { blockLayoutCss } from '#engine/block-layout.ts';
import { escapeHtml } from '#engine/escape.ts';
import { faultCardCss } from '#engine/render/cards.ts';
import { trustedHtmlPolicy } from '#engine/render/trusted-html.ts';
import { getTextDirection } from '#messages/runtime/text-direction.ts';
import { createContentPolicy, createNonceSources, type ContentPolicy } from '#engine/security/content-policy.ts';
import { solvane } from '#ui/brands/solvane.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { getFontUrls } from '#ui/fonts/font-urls.ts';
import type { StyleCollector } from '#ui/styles/style-collector.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';

/** Properties that every page of the showcase has. */
export interface PageContext {
  /** Origin of the showcase. */
  readonly origin: string;
  /** Origins of the pages that may frame it and sync scrolling with it. */
  readonly editorOrigins: readonly string[];
  readonly styles: StyleCollector;
  readonly scripts: readonly string[];
  /** Policy for partners, players and galleries of the page; absent if the page has no blocks. */
  readonly policy?: Partial<Pick<ContentPolicy, 'partnersOrigin' | 'frames' | 'galleries' | 'trustedTypes'>>;
}

interface PageModel extends PageContext {
  readonly title: string;
  readonly lang: string;
  readonly brandId: string;
  readonly body: string;
  /** Data for the script. */
  readonly handover: object;
}

const isBuilt = import.meta.env.PROD;

/** A page of the showcase. It is for editors: it is neither cached nor indexed, and only editors' tools may frame it. */
export function renderPage({ title, lang, brandId, body, handover, origin, editorOrigins, styles, scripts, policy }: PageModel): Response {
  const nonce = crypto.randomUUID();
  const brand = brandId === solvane.id ? solvane : tarnfell;
  const classes = styles.findStyleClasses(body);
  const handedOver = JSON.stringify({ ...handover, origins: [origin, ...editorOrigins] }).replaceAll('<', '\\u003c');
  const html = [
    `<!DOCTYPE html><html lang="${escapeHtml(lang)}"${getTextDirection(lang) ? ' dir="rtl"' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="icon" type="image/png" href="/media/${brand.id}/image/upload/f_png,w_96,h_96/v1/marks/${brand.id}">`,
    `<style nonce="${nonce}">${createBrandStyles(brand, { fonts: getFontUrls(brand) })}${blockLayoutCss}${faultCardCss}</style>`,
    styles.styleTag(classes, nonce),
    // In development the browser runs styled-components itself, which reads the nonce for its rules here.
    ...(isBuilt ? [] : [`<meta property="csp-nonce" nonce="${nonce}">`, styles.markedTag(classes, nonce)]),
    ...scripts.map((script) => `<script type="module" nonce="${nonce}" src="${escapeHtml(script)}"></script>`),
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="handover" nonce="${nonce}">${handedOver}</script></body></html>`,
  ].join('');
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': createContentPolicy({
        ...policy,
        inline: createNonceSources(nonce),
        origin,
        frameAncestors: editorOrigins,
        trustedTypes: [trustedHtmlPolicy, ...(policy?.trustedTypes ?? [])],
        isDevelopment: !isBuilt,
      }),
    },
  });
}
