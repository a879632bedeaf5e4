import type { BrowserBlocks } from '#engine/hydrate/blocks.ts';
import type { PayloadNode } from '#engine/render/payload.ts';
import { adoptStyles } from '#ui/styles/adopt-styles.ts';
import type { CanvasData } from './canvas-data.ts';
import { unpack } from './packed.ts';

let blocks: BrowserBlocks | undefined;

/** Sets the browser's one source of block code; entry.client does, before it hydrates. */
export function provideBrowserBlocks(made: BrowserBlocks): void {
  blocks = made;
}

export function browserBlocks(): BrowserBlocks {
  if (!blocks) throw new Error('[cairn] [render] browserBlocks: asked for before entry.client has made them');
  return blocks;
}

/** Before anything around the blocks of the page changes: see `BrowserBlocks.wake`. Without blocks there is nothing to wait for. */
export async function wakeBlocks(): Promise<void> {
  await blocks?.wake();
}

/**
 * Makes ready what a canvas that came as data needs before it is shown: its styles, and the code of all that acts. No HTML stands there
 * for what comes late, so that a reader who goes back would find the place only by true heights.
 */
export async function prepareCanvas({ nodes }: CanvasData): Promise<void> {
  const shown = withDescendants(unpack(nodes));
  for (const node of shown) if (node.k === 's' && node.css) adoptStyles(node.css, node.css);
  await browserBlocks().preload(shown.flatMap((node) => (node.k === 'a' ? [node.type] : [])));
}

function withDescendants(nodes: readonly PayloadNode[]): readonly PayloadNode[] {
  return nodes.flatMap((node) => (node.k === 'a' ? [node, ...withDescendants(Object.values(node.slots).flat())] : [node]));
}
