import type { ResolvedNode } from '#engine/block.ts';
import type { RenderEnv } from '#engine/env.ts';
import { findClassNames } from '#engine/render/styles-port.ts';
import { createStaticBlock, type StaticBlock } from '#engine/render/static-blocks.ts';
import type { PayloadNode, StaticNode } from '#engine/render/payload.ts';
import { resolve } from '#engine/resolve/resolve.ts';
import type { Choice } from '#engine/resolve/receipt.ts';
import { hasFlagEntry } from '#blocks/host/flag-list.ts';
import { createShortFingerprint } from '#engine/hash.ts';
import type { Visitor } from '#engine/resolve/visitor.ts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RequestContext } from '../request/request-context.ts';
import type { ComposedCanvas } from '../canvas/document-record.ts';
import { pack } from '../canvas/packed.ts';

/** A part of a canvas: a content document, or static markup of the host. */
export type CanvasPart = { readonly document: unknown } | { readonly hostPart: string; readonly element: ReactElement };

/** The canvas that keeps the ids of editors, so that their anchors work; ids of other canvases have its name as prefix. */
const PAGE = 'page';

/** A part after personalization, before it is rendered. */
export type ShownCanvasPart =
  | Extract<CanvasPart, { readonly hostPart: string }>
  | { readonly nodes: readonly ResolvedNode[]; readonly choices: readonly Choice[] };

interface ResolveOptions {
  /** Maximum number of blocks per document. */
  readonly limit?: number;
}

/** Resolves the variants of each part for a visitor, without dismissed blocks. Throws CanvasError if a document is not a canvas. */
export function resolveCanvasParts(
  parts: readonly CanvasPart[],
  visitor: Visitor,
  context: RequestContext,
  { limit }: ResolveOptions = {},
): readonly ShownCanvasPart[] {
  return parts.map((part) => {
    if ('hostPart' in part) return part;
    const { nodes, receipt } = resolve(context.services.parser.parse(part.document, context.mode), visitor);
    return { nodes: nodes.filter((node) => !isDismissed(node, context)).slice(0, limit), choices: receipt.choices };
  });
}

/** Composes parts into one canvas for this visitor. Throws like resolveParts. */
export function compose(
  name: string,
  parts: readonly CanvasPart[],
  visitor: Visitor,
  context: RequestContext,
  view?: RenderEnv['view'],
): ComposedCanvas {
  return composeResolved(name, resolveCanvasParts(parts, visitor, context), context, view);
}

/** Renders the parts of one canvas. For client navigation its data also contains the static HTML. */
export function composeResolved(
  name: string,
  parts: readonly ShownCanvasPart[],
  context: RequestContext,
  view?: RenderEnv['view'],
): ComposedCanvas {
  const { site, mode, isData, services } = context;
  const { renderer, styles } = services;
  const env = { locale: site.locale, brand: site.brand, siteId: site.siteId, mode, ...(view ? { view } : {}) };
  const scope = name === PAGE ? '' : name;
  const nodes: PayloadNode[] = [];
  const statics = new Map<string, StaticBlock>();
  const choices: Choice[] = [];
  const shown: ResolvedNode[] = [];
  const preloadTypes = new Set<string>();

  for (const part of parts) {
    if ('hostPart' in part) {
      const block = createStaticBlock(renderToStaticMarkup(styles.wrap(part.element)), []);
      statics.set(part.hostPart, block);
      nodes.push(createHostPartNode(part.hostPart, block));
      continue;
    }
    const page = renderer.render({ nodes: part.nodes }, env, { withHtml: isData, scope });
    for (const [id, block] of page.statics) statics.set(id, block);
    for (const type of page.preloadTypes) preloadTypes.add(type);
    nodes.push(...page.payload);
    choices.push(...part.choices);
    shown.push(...part.nodes);
  }
  return { data: { name, env, nodes: pack(nodes) }, nodes, statics, preloadTypes: [...preloadTypes], shown, choices };

  function createHostPartNode(id: string, { html }: StaticBlock): StaticNode {
    const hostPart = { k: 's', id, type: 'host-part', v: createShortFingerprint(html) } as const;
    return isData ? { ...hostPart, html, css: styles.cssText(findClassNames(html)) } : hostPart;
  }
}

function isDismissed(node: ResolvedNode, { cookies }: RequestContext): boolean {
  return node.kind === 'block' && node.closedBy !== undefined && hasFlagEntry(cookies[node.closedBy.flag], node.closedBy.entry);
}

/**
 * Reports a render error from React's onError: finds the interactive block that threw, logs it and omits it from then on. Returns the
 * digest for the browser.
 */
export function reportThrow(
  error: unknown,
  componentStack: string | undefined,
  { document, site, mode, services }: RequestContext,
): string | undefined {
  return services.renderer
    .render({ nodes: document.shown }, { locale: site.locale, brand: site.brand, siteId: site.siteId, mode })
    .report(error, componentStack);
}
