import { renderToString } from 'react-dom/server';
import { partnerScriptPolicy } from '#blocks/parts/galleries/partner-script.ts';
import type { BlockSource } from '#engine/render/canvas.tsx';
import { blockLayoutCss } from '#engine/block-layout.ts';
import { escapeHtml } from '#engine/escape.ts';
import { faultCardCss } from '#engine/render/cards.ts';
import { inertHost } from '#engine/render/inert-host.ts';
import { trustedHtmlPolicy } from '#engine/render/trusted-html.ts';
import { contentPolicy, nonceSources } from '#hosting/content-policy.ts';
import type { PartnerSources } from '#settings/partner-sources.ts';
import { solvane } from '#ui/brands/solvane.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { fontUrlsOf } from '#ui/fonts/font-urls.ts';
import type { StyleCollector } from '#ui/styles/style-collector.ts';
import { brandStyles } from '#ui/tokens/brand-styles.ts';
import { Viewer, type ViewerData } from './viewer.tsx';

export type EntryStatics = readonly ReadonlyMap<string, { readonly html: string }>[];

interface DocumentParts {
  readonly data: ViewerData;
  readonly statics: EntryStatics;
  readonly preloadTypes: readonly string[];
  /** Our own. */
  readonly origin: string;
  /** Of the partners, and of those whose players and galleries blocks show. */
  readonly partnersOrigin: string;
  readonly sources: PartnerSources;
  /** Of the pages that may frame it and sync scrolling with it. */
  readonly editorOrigins: readonly string[];
  readonly styles: StyleCollector;
  readonly blocks: BlockSource;
  readonly scripts: readonly string[];
}

const isBuilt = import.meta.env.PROD;

/** The showcase's page. It is for editors: no cache keeps it, no search engine finds it, and only they may frame it. */
export function renderDocument({
  data,
  statics,
  preloadTypes,
  origin,
  partnersOrigin,
  sources,
  editorOrigins,
  styles,
  blocks,
  scripts,
}: DocumentParts): Response {
  const nonce = crypto.randomUUID();
  const body = renderToString(styles.wrap(<Viewer data={data} host={inertHost} blocks={blocks} statics={statics} />));
  const brand = data.env.brand === solvane.id ? solvane : tarnfell;
  const classes = styles.stylesFor(body);
  const handover = JSON.stringify({ data, preloadTypes, origins: [origin, ...editorOrigins] }).replaceAll('<', '\\u003c');
  const html = [
    `<!DOCTYPE html><html lang="${escapeHtml(data.env.locale.slice(0, 2))}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(data.query.docType === '' ? 'Showcase' : `${data.query.docType} | Showcase`)}</title>`,
    `<link rel="icon" type="image/png" href="/media/${brand.id}/image/upload/f_png,w_96,h_96/v1/marks/${brand.id}">`,
    `<style nonce="${nonce}">${brandStyles(brand, { fonts: fontUrlsOf(brand) })}${blockLayoutCss}${faultCardCss}</style>`,
    styles.styleTag(classes, nonce),
    // In development the browser runs styled-components itself, which looks here for the nonce of the rules that it adds later.
    ...(isBuilt ? [] : [`<meta property="csp-nonce" nonce="${nonce}">`, styles.markedTag(classes, nonce)]),
    ...scripts.map((script) => `<script type="module" nonce="${nonce}" src="${escapeHtml(script)}"></script>`),
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="handover" nonce="${nonce}">${handover}</script></body></html>`,
  ].join('');
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': contentPolicy({
        inline: nonceSources(nonce),
        origin,
        partnersOrigin,
        ...sources,
        frameAncestors: editorOrigins,
        trustedTypes: [trustedHtmlPolicy, partnerScriptPolicy],
        isDevelopment: !isBuilt,
      }),
    },
  });
}
