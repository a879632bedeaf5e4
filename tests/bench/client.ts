/** Everything of the engine that a shopper's browser loads; the bench measures its size without React. */
export { createBrowserBlocks } from '#engine/hydrate/blocks.ts';
export { attachStaticLinks } from '#engine/hydrate/static-links.ts';
export { Canvas } from '#engine/render/canvas.tsx';
export { useHost } from '#engine/host-context.tsx';
export { resolveHref } from '#engine/link.ts';
export { collectStaticElements } from '#engine/render/static-html.ts';
