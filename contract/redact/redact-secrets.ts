import { maskValue } from './mask-value.ts';

/** Headers with credentials. */
const secretHeaders = /^(?:authorization|cookie|set-cookie|x-access-key|x-fulfillment-signature)$/i;
/** Properties and query parameters with credentials or payment data. */
const secretNames = /password|token|verifier|challenge|secret|captcha|credential|^(?:pin|number)$/i;
/** Codes of this length can be exchanged for a token. Shorter ones are coupons or delivery methods. */
const shortestCode = 16;

const isSecret = (name: string, value: unknown): boolean =>
  secretNames.test(name) || (name === 'code' && typeof value === 'string' && value.length >= shortestCode);

export function redactHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secretHeaders.test(name) ? String(maskValue(value)) : value]),
  );
}

/** Copies a value and masks properties with secret names, at any depth. */
export function redactSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, isSecret(name, child) ? maskValue(child) : redactSecrets(child)]),
  );
}

/** Masks secret query parameters of a target. */
export function redactTarget(target: string): string {
  const [path = '', search] = target.split('?', 2);
  if (search === undefined) return target;
  const masked = [...new URLSearchParams(search)].map(([name, value]) => [name, isSecret(name, value) ? String(maskValue(value)) : value]);
  return `${path}?${new URLSearchParams(masked)}`;
}
