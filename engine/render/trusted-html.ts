import { useMemo } from 'react';

interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createHTML: (html: string) => string }): { createHTML(html: string): TrustedHTML };
}

/** The policy's name, which hosts' content security policies allow. */
export const trustedHtmlPolicy = 'cairn-html';

type Html = string | TrustedHTML;

const policy = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(trustedHtmlPolicy, {
  createHTML: (html) => html,
});

/**
 * HTML that this project has rendered or sanitised, in the form that a browser takes which is told to take no other (Trusted Types).
 * Each call makes a new value, and React writes a value that is not the one before into the document: keep it.
 */
export function trustedHtml(html: string): Html {
  return policy?.createHTML(html) ?? html;
}

/** The same as a component's inner HTML, equal for equal HTML. */
export function useInnerHtml(html: string): { readonly __html: Html } {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html]);
}
