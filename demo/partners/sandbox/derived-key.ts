import { hkdfSync } from 'node:crypto';

/** A key for one purpose alone: whoever learns one of them knows neither the secret nor the others. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `cairn partners ${purpose}`, 32));
}
