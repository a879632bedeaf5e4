import { hkdfSync } from 'node:crypto';

/** Derives a key for one purpose: a leaked one reveals neither the secret nor the others. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `cairn partners ${purpose}`, 32));
}
