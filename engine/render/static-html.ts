import { createContext } from 'react';

/** The HTML of the page's static blocks by node id, on the server; the browser has it in its document. */
export const StaticHtmlContext = createContext<ReadonlyMap<string, { readonly html: string }> | undefined>(undefined);

const recorded = new Map<string, Element>();

/** Remembers the server's elements, so that a block mounted later (after an error at the root) finds its HTML. Call before hydrateRoot. */
export function collectStaticElements(root: ParentNode): void {
  for (const element of root.querySelectorAll('[data-static]')) recorded.set(element.getAttribute('data-block-id') ?? '', element);
}

/**
 * Inner HTML for React. While hydrating React keeps the server's DOM and never asks for the text; when it does mount the block,
 * the text is read from the recorded element at that moment.
 */
export function recordedHtml(id: string): { toString(): string } {
  return { toString: () => recorded.get(id)?.innerHTML ?? '' };
}
