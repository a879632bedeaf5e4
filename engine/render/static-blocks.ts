import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import type { ResolvedBlock } from '../block.ts';
import type { BlockFault } from '../fault.ts';
import { createShortFingerprint } from '../hash.ts';
import type { Isolation } from './isolation.ts';
import { renderBatch } from './batch.ts';
import { getBlockKey, getBlockVersion, type RenderContext } from './render-context.ts';
import { findClassNames, type StylesPort } from './styles-port.ts';

/** A block that never hydrates, as bytes. */
export class StaticBlock {
  readonly html: string;
  /** Blocks inside it that threw and were left out. */
  readonly faults: readonly BlockFault[];
  #classes: ReadonlySet<string> | undefined;
  #members: readonly StaticBlock[] | undefined;

  constructor(html: string, faults: readonly BlockFault[]) {
    this.html = html;
    this.faults = faults;
  }

  /** Several blocks as one; reuses the class names already found. */
  static combine(html: string, members: readonly StaticBlock[]): StaticBlock {
    const block = new StaticBlock(html, []);
    block.#members = members;
    return block;
  }

  /** Class names in the HTML, so that the host can send their rules; found on first access. */
  get classes(): ReadonlySet<string> {
    this.#classes ??= this.#members ? new Set(this.#members.flatMap(({ classes }) => [...classes])) : findClassNames(this.html);
    return this.#classes;
  }
}

/** A block and its id in the document. */
export interface PlacedBlock {
  readonly node: ResolvedBlock;
  readonly id: string;
}

export interface StaticBlocks {
  /** Returns every block's HTML in order; undefined where the block throws. Blocks missing from the cache are rendered in one pass. */
  renderHtml(nodes: readonly PlacedBlock[], context: RenderContext): readonly (StaticBlock | undefined)[];
}

export function createStaticBlocks(isolation: Isolation, styles: StylesPort, cacheBytes: number): StaticBlocks {
  const cache = new LRUCache<string, StaticBlock>({ maxSize: Math.max(1, cacheBytes), sizeCalculation: ({ html }) => html.length * 2 + 1 });

  return {
    renderHtml(nodes, context) {
      const keys = nodes.map(({ node, id }) => getBlockKey(node, context, id));
      const found = keys.map((key) => cache.get(key));
      const missing = nodes.filter(({ node }, at) => !found[at] && !isolation.getFault(node, context));
      if (missing.length === 0) return found;
      const rendered = renderAll(missing, context);
      const created = new Map<PlacedBlock, StaticBlock>();
      for (const [at, placed] of missing.entries()) {
        const html = rendered[at];
        if (html === undefined) continue;
        const block = new StaticBlock(html, isolation.collectFaults(placed.node, context));
        cache.set(getBlockKey(placed.node, context, placed.id), block);
        created.set(placed, block);
      }
      return nodes.map((placed, at) => found[at] ?? created.get(placed));
    },
  };

  function renderAll(nodes: readonly PlacedBlock[], context: RenderContext): readonly (string | undefined)[] {
    try {
      const elements: ReactElement[] = nodes.map(({ node, id }) => isolation.element(node, context, id));
      const prefix = createShortFingerprint(nodes.map(({ node, id }) => getBlockVersion(node, context) + id).join(''));
      return renderBatch(elements, prefix, styles);
    } catch {
      return nodes.map(({ node, id }) => isolation.renderAlone(node, context, id));
    }
  }
}

/** Wraps HTML that a host has rendered itself, for use among a page's static blocks. */
export function createStaticBlock(html: string, faults: readonly BlockFault[]): StaticBlock {
  return new StaticBlock(html, faults);
}
