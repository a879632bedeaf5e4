import { createContext } from 'react';
import { trustedHtml } from './trusted-html.ts';

/** The HTML of the page's static blocks by node id, on the server; the browser has it in its document. */
export const StaticHtmlContext = createContext<ReadonlyMap<string, { readonly html: string }> | undefined>(undefined);

export interface InnerHtml {
  readonly __html: string | TrustedHTML;
}

const recorded = new Map<string, Element>();

/** Remembers the server's elements, so that a block mounted later (after an error at the root) finds its HTML. Call before hydrateRoot. */
export function collectStaticElements(root: ParentNode): void {
  for (const element of root.querySelectorAll('[data-static]')) recorded.set(nodeIdOf(element), element);
}

/** The node that an element of the canvas stands for: a run of blocks has no id of its own in the document. */
export function nodeIdOf(element: Element): string {
  return element.id || (element.getAttribute('data-block-id') ?? '');
}

/** Of an element whose HTML the document has: React keeps the server's DOM while it hydrates. Asking the element for its HTML would cost more than all the rest. */
export const inDocument: InnerHtml = Object.freeze({ __html: trustedHtml('') });

/** A ref for such elements: one that React has made anew gets what the server's element holds. */
export function refill(element: Element | null): void {
  if (!element || element.firstChild) return;
  const known = recorded.get(nodeIdOf(element));
  if (known && known !== element) element.append(...known.cloneNode(true).childNodes);
}
