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

/**
 * Inner HTML for React. While hydrating React keeps the server's DOM and never asks for the text; when it does mount the block,
 * the text is read from the recorded element at that moment.
 */
export function recordedHtml(id: string): InnerHtml {
  let html: InnerHtml['__html'] | undefined;
  return {
    get __html() {
      html ??= trustedHtml(recorded.get(id)?.innerHTML ?? '');
      return html;
    },
  };
}
