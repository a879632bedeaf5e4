import { maskValue } from './mask-value.ts';

/** Headers that let somebody in. */
const secretHeaders = /^(?:authorization|cookie|set-cookie|x-access-key|x-fulfilment-signature)$/i;
/** Properties and query parameters that let somebody in, or pay. */
const secretNames = /password|token|verifier|challenge|secret|captcha|credential|^(?:pin|number)$/i;
/** Codes of this length are exchanged for a token; shorter ones name a coupon or a delivery. */
const shortestCode = 16;

const isSecret = (name: string, value: unknown): boolean =>
  secretNames.test(name) || (name === 'code' && typeof value === 'string' && value.length >= shortestCode);

export function redactHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secretHeaders.test(name) ? String(maskValue(value)) : value]),
  );
}

/** A copy in which values of secret names are masked, at any depth. */
export function redactSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, isSecret(name, child) ? maskValue(child) : redactSecrets(child)]),
  );
}

/** A target whose secret query parameters are masked. */
export function redactTarget(target: string): string {
  const [path = '', search] = target.split('?', 2);
  if (search === undefined) return target;
  const masked = [...new URLSearchParams(search)].map(([name, value]) => [name, isSecret(name, value) ? String(maskValue(value)) : value]);
  return `${path}?${new URLSearchParams(masked)}`;
}
