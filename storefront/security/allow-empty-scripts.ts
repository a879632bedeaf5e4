import { defaultPolicy } from './trusted-types.ts';

/** How React makes a script element of which it knows that it will never run. */
const EMPTY_SCRIPT = '<script></script>';

interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createHTML: (html: string) => string | null }): unknown;
}

/**
 * Lets React make the router's script elements anew, as it does when it cannot take over the server's document: that literal, and texts
 * without any markup. All other text is refused as before.
 */
export function allowEmptyScripts(): void {
  (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(defaultPolicy, {
    createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes('<') ? html : null),
  });
}
