interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string }): { createScriptURL(url: string): string };
}

/** The policy's name, which hosts' content security policies allow. */
export const partnerScriptPolicy = 'cairn-partner-script';

let policy: { createScriptURL(url: string): string } | undefined;
const loading = new Map<string, Promise<void>>();

/**
 * Fetches a partner's script and runs it, once on a page. Its address must come out of the site's settings and nowhere else: a script runs
 * with all that the page may do. Rejects where it does not come; then the next who asks tries again.
 */
export function loadPartnerScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const made = append(address, {});
  loading.set(address, made);
  made.catch(() => loading.delete(address));
  return made;
}

/** The same for a script that does its work where it stands, each time anew. @param attributes What it is told. */
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
