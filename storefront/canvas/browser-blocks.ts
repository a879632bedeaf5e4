import type { BrowserBlocks } from '#engine/hydrate/blocks.ts';
import type { PayloadNode } from '#engine/render/payload.ts';
import { adoptStyles } from '#ui/styles/adopt-styles.ts';
import type { CanvasData } from './canvas-data.ts';
import { unpack } from './packed.ts';

let blocks: BrowserBlocks | undefined;

/** Sets the browser's only source of block code; entry.client calls it before hydration. */
export function provideBrowserBlocks(created: BrowserBlocks): void {
  blocks = created;
}

export function getBrowserBlocks(): BrowserBlocks {
  if (!blocks) throw new Error('[cairn] [render] getBrowserBlocks: called before entry.client has provided them');
  return blocks;
}

/** Must run before anything around the blocks of the page changes: see `BrowserBlocks.wake`. Does nothing without blocks. */
export async function wakeBlocks(): Promise<void> {
  await blocks?.wake();
}

/**
 * Loads the styles and the code of a canvas that was loaded as data. Without server HTML, a restored scroll position needs the final
 * heights.
 */
export async function prepareCanvas({ nodes }: CanvasData): Promise<void> {
  const shown = flattenNodes(unpack(nodes));
  for (const node of shown) if (node.k === 's' && node.css) adoptStyles(node.css, node.css);
  await getBrowserBlocks().preload(shown.flatMap((node) => (node.k === 'a' ? [node.type] : [])));
}

function flattenNodes(nodes: readonly PayloadNode[]): readonly PayloadNode[] {
  return nodes.flatMap((node) => (node.k === 'a' ? [node, ...flattenNodes(Object.values(node.slots).flat())] : [node]));
}
