import { createContext } from 'react';
import { createTrustedHtml } from './trusted-html.ts';

/** The HTML of the page's static blocks by node id, on the server; the browser reads it from its document. */
export const StaticHtmlContext = createContext<ReadonlyMap<string, { readonly html: string }> | undefined>(undefined);

export interface InnerHtml {
  readonly __html: string | TrustedHTML;
}

const recorded = new Map<string, Element>();

/**
 * Remembers the server's elements, so that a block mounted later (after an error at the root) finds its HTML. Call it before hydrateRoot.
 */
export function collectStaticElements(root: ParentNode): void {
  for (const element of root.querySelectorAll('[data-static]')) recorded.set(getNodeId(element), element);
}

/** Returns the id of the node that an element renders: a run of blocks has no id of its own in the document. */
export function getNodeId(element: Element): string {
  return element.id || (element.getAttribute('data-block-id') ?? '');
}

/**
 * Placeholder for HTML that the document already contains: React leaves the server's DOM in place while it hydrates. Reading innerHTML
 * would cost more than the rest of hydration.
 */
export const HTML_IN_DOCUMENT: InnerHtml = Object.freeze({ __html: createTrustedHtml('') });

/** Ref for such elements: copies the server's content into an element that React has recreated. */
export function restoreHtml(element: Element | null): void {
  if (!element || element.firstChild) return;
  const known = recorded.get(getNodeId(element));
  if (known && known !== element) element.append(...known.cloneNode(true).childNodes);
}
