import type { ResolvedNode } from '#engine/block.ts';
import type { RenderEnv } from '#engine/env.ts';
import { classesIn } from '#engine/render/styles-port.ts';
import { staticBlock, type StaticBlock } from '#engine/render/static-blocks.ts';
import type { PayloadNode, StaticNode } from '#engine/render/payload.ts';
import { resolve } from '#engine/resolve/resolve.ts';
import type { Choice } from '#engine/resolve/receipt.ts';
import { shortFingerprint } from '#engine/hash.ts';
import type { Visitor } from '#engine/resolve/visitor.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RequestFacts } from '../request/request.ts';
import type { Services } from '../services/services.ts';
import type { ComposedCanvas, DocumentRecord } from '../canvas/document-record.ts';
import { pack } from '../canvas/packed.ts';

/** A part of a canvas: a content document, or a piece of the host's own that never acts. */
export type Part = { readonly document: unknown } | { readonly hostPart: string; readonly element: ReactElement };

/** The canvas whose ids stand as editors wrote them, so that their anchors lead there; the ids of all others begin with their name. */
const PAGE = 'page';

/**
 * Parts in order as one canvas for this visitor, without the blocks that the visitor has closed. For client navigation its data holds the static HTML too. Throws CanvasError when a
 * document is no canvas.
 */
export function compose(
  name: string,
  parts: readonly Part[],
  visitor: Visitor,
  facts: RequestFacts,
  services: Services,
  view?: RenderEnv['view'],
): ComposedCanvas {
  const { renderer, parser, styles } = services;
  const { site, mode, isData } = facts;
  const env = { locale: site.locale, brand: site.brand, siteId: site.siteId, mode, ...(view ? { view } : {}) };
  const scope = name === PAGE ? '' : name;
  const nodes: PayloadNode[] = [];
  const statics = new Map<string, StaticBlock>();
  const choices: Choice[] = [];
  const shown: ResolvedNode[] = [];
  const preloadTypes = new Set<string>();

  for (const part of parts) {
    if ('hostPart' in part) {
      const block = staticBlock(renderToStaticMarkup(styles.wrap(part.element)), []);
      statics.set(part.hostPart, block);
      nodes.push(hostPartNode(part.hostPart, block));
      continue;
    }
    const resolved = resolve(parser.parse(part.document, mode), visitor);
    const open = resolved.nodes.filter((node) => node.kind === 'fault' || facts.cookies[node.closedBy ?? ''] !== 'true');
    const page = renderer.render({ nodes: open }, env, { withHtml: isData, scope });
    for (const [id, block] of page.statics) statics.set(id, block);
    for (const type of page.preloadTypes) preloadTypes.add(type);
    nodes.push(...page.payload);
    choices.push(...resolved.receipt.choices);
    shown.push(...open);
  }
  return { data: { name, env, nodes: pack(nodes) }, nodes, statics, preloadTypes: [...preloadTypes], shown, choices };

  function hostPartNode(id: string, { html }: StaticBlock): StaticNode {
    const hostPart = { k: 's', id, type: 'host-part', v: shortFingerprint(html) } as const;
    return isData ? { ...hostPart, html, css: styles.cssText(classesIn(html)) } : hostPart;
  }
}

/** For React's onError: finds the interactive block that threw among all that the document shows, logs it and leaves it out from then on. */
export function reportThrow(
  error: unknown,
  componentStack: string | undefined,
  { shown }: DocumentRecord,
  { site, mode }: RequestFacts,
  { renderer }: Services,
): void {
  renderer.render({ nodes: shown }, { locale: site.locale, brand: site.brand, siteId: site.siteId, mode }).report(error, componentStack);
}
