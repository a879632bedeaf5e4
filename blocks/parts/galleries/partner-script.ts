interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
}

/** Name of the Trusted Types policy, which hosts' content security policies allow. */
export const partnerScriptPolicy = 'cairn-partner-script';

let policy: { createScriptURL(url: string): string } | undefined;
const loading = new Map<string, Promise<void>>();

/**
 * Fetches a partner's script and runs it, once per page. Its address must come from the site's settings only: a script has all the rights
 * of the page. Rejects when it does not load; the next call then retries.
 */
export function loadPartnerScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const created = append(address, {});
  loading.set(address, created);
  created.catch(() => loading.delete(address));
  return created;
}

/**
 * Like loadPartnerScript, for a script that works at its own position and runs each time.
 * @param attributes passed to the script
 */
export function runPartnerScript(address: string, attributes: Readonly<Record<string, string>>, place: Element): Promise<void> {
  return append(address, attributes, place);
}

function append(address: string, attributes: Readonly<Record<string, string>>, place: Element = document.head): Promise<void> {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(partnerScriptPolicy, { createScriptURL: (url) => url }) ?? { createScriptURL: (url) => url };
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  script.src = policy.createScriptURL(address);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => reject(new Error(`${address} could not be loaded`)));
  place.append(script);
  return promise;
}
