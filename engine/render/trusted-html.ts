import { useMemo } from 'react';

interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createHTML: (html: string) => string }): { createHTML(html: string): TrustedHTML };
}

/** Name of the Trusted Types policy, which hosts' content security policies allow. */
export const trustedHtmlPolicy = 'cairn-html';

type Html = string | TrustedHTML;

const policy = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(trustedHtmlPolicy, {
  createHTML: (html) => html,
});

/**
 * Wraps HTML that this project has rendered or sanitized as Trusted Types HTML. Each call creates a new value, and React rewrites the DOM
 * when the value changes: reuse it.
 */
export function createTrustedHtml(html: string): Html {
  return policy?.createHTML(html) ?? html;
}

/** A component's inner HTML, the same object for equal HTML. */
export function useInnerHtml(html: string): { readonly __html: Html } {
  return useMemo(() => ({ __html: createTrustedHtml(html) }), [html]);
}
