/** All of the engine that a shopper's browser loads; the bench weighs it without React. */
export { createBrowserBlocks } from '#engine/browser/blocks.ts';
export { attachStaticLinks } from '#engine/browser/static-links.ts';
export { Canvas } from '#engine/canvas.tsx';
export { useHost } from '#engine/host-context.tsx';
export { resolveHref } from '#engine/link.ts';
export { collectStaticElements } from '#engine/static-html.ts';
