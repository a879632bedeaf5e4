import type { ResolvedNode } from '#engine/block.ts';
import { classesIn } from '#engine/render/styles-port.ts';
import { staticBlock, type StaticBlock } from '#engine/render/static-blocks.ts';
import type { PayloadNode, StaticNode } from '#engine/render/payload.ts';
import { resolve } from '#engine/resolve/resolve.ts';
import type { Choice } from '#engine/resolve/receipt.ts';
import { shortFingerprint } from '#engine/hash.ts';
import type { Visitor } from '#engine/resolve/visitor.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RequestFacts } from '../request.ts';
import type { Services } from '../services.ts';
import type { CanvasData } from './canvas-data.ts';
import { pack } from './packed.ts';

/** A part of a canvas: a content document, or a piece of the host's own that never acts. */
export type Part = { readonly document: unknown } | { readonly piece: string; readonly element: ReactElement };

export interface Composed {
  readonly data: CanvasData;
  readonly choices: readonly Choice[];
}

/**
 * Parts in order as one canvas for this visitor. Static HTML goes to the request, for the document; for client navigation it
 * goes into the data. Throws CanvasError when a document is no canvas.
 */
export function compose(name: string, parts: readonly Part[], visitor: Visitor, facts: RequestFacts, services: Services): Composed {
  const { renderer, parser, styles } = services;
  const { site, mode, isData } = facts;
  const env = { locale: site.locale, brand: site.brand, siteId: site.siteId, mode };
  const nodes: PayloadNode[] = [];
  const statics = new Map<string, StaticBlock>();
  const choices: Choice[] = [];

  for (const part of parts) {
    if ('piece' in part) {
      const block = staticBlock(renderToStaticMarkup(styles.wrap(part.element)), []);
      statics.set(part.piece, block);
      nodes.push(pieceNode(part.piece, block));
      continue;
    }
    const resolved = resolve(parser.parse(part.document, mode), visitor);
    const page = renderer.render(resolved, env, { withHtml: isData });
    for (const [id, block] of page.statics) statics.set(id, block);
    for (const type of page.preloadTypes) facts.preloadTypes.add(type);
    nodes.push(...page.payload);
    choices.push(...resolved.receipt.choices);
    facts.shown.push(...resolved.nodes);
  }
  facts.canvases.set(name, { nodes, statics });
  return { data: { name, env, nodes: pack(nodes) }, choices };

  function pieceNode(id: string, { html }: StaticBlock): StaticNode {
    const still = { k: 's', id, type: 'piece', v: shortFingerprint(html) } as const;
    return isData ? { ...still, html, css: styles.cssText(classesIn(html)) } : still;
  }
}

/** For React's onError: finds the acting block that threw among all that the request shows, logs it and leaves it out from then on. */
export function reportThrow(error: unknown, componentStack: string | undefined, facts: RequestFacts, { renderer }: Services): void {
  const { site, mode } = facts;
  const shown: readonly ResolvedNode[] = facts.shown;
  renderer.render({ nodes: shown }, { locale: site.locale, brand: site.brand, siteId: site.siteId, mode }).report(error, componentStack);
}
