import { defaultPolicy } from './trusted-types.ts';

/** Markup with which React creates a script element that never runs. */
const EMPTY_SCRIPT = '<script></script>';

interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createHTML: (html: string) => string | null }): unknown;
}

/**
 * Allows React to create the router's script elements again when hydration fails: only this literal and text without markup pass, all other
 * HTML is rejected.
 */
export function allowEmptyScripts(): void {
  (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(defaultPolicy, {
    createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes('<') ? html : null),
  });
}
