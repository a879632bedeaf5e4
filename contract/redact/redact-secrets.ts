import { maskValue } from './mask-value.ts';

/** Headers that let somebody in. */
const secretHeaders = /^(?:authorization|cookie|set-cookie|x-access-key|x-fulfilment-signature)$/i;
/** Properties and query parameters that let somebody in, or pay. */
const secretNames = /password|token|verifier|challenge|secret|captcha|credential|^(?:pin|code|number|otp)$/i;

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
    Object.entries(value).map(([name, child]) => [name, secretNames.test(name) ? maskValue(child) : redactSecrets(child)]),
  );
}

/** A target whose secret query parameters are masked. */
export function redactTarget(target: string): string {
  const [path = '', search] = target.split('?', 2);
  if (search === undefined) return target;
  const masked = [...new URLSearchParams(search)].map(([name, value]) => [name, secretNames.test(name) ? String(maskValue(value)) : value]);
  return `${path}?${new URLSearchParams(masked)}`;
}
