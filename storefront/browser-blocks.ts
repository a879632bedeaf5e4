import type { BrowserBlocks } from '#engine/browser/blocks.ts';
import { adoptStyles } from '#ui/styles/adopt-styles.ts';
import type { CanvasData } from './page/canvas-data.ts';
import { unpack } from './page/packed.ts';

let blocks: BrowserBlocks | undefined;

/** Sets the browser's one source of block code; entry.client does, before it hydrates. */
export function provideBrowserBlocks(made: BrowserBlocks): void {
  blocks = made;
}

export function browserBlocks(): BrowserBlocks {
  if (!blocks) throw new Error('[cairn] [render] browserBlocks: asked for before entry.client has made them');
  return blocks;
}

/** Makes ready what a canvas that came as data needs before it is shown: its styles, and the code of what acts at once. */
export async function prepareCanvas({ nodes, preloadTypes }: CanvasData): Promise<void> {
  for (const node of unpack(nodes)) if (node.k === 's' && node.css) adoptStyles(node.css, node.css);
  await browserBlocks().preload(preloadTypes);
}
