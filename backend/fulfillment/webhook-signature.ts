import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum age of a signature in seconds. A sender's clock may be ahead by the same amount. */
const longestAge = 300;
const form = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const computeHmac = (secret: string, seconds: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${text}`).digest();

export interface SignedText {
  /** The header, t=SECONDS,v1=HEX. */
  readonly signature: string;
  /** The raw body. */
  readonly text: string;
}

/** The signature header for a body that is sent now. */
export function createSignatureHeader(secret: string, text: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  return `t=${seconds},v1=${computeHmac(secret, seconds, text).toString('hex')}`;
}

/** True if the text was signed with one of the secrets in the last five minutes. Takes the same time for every wrong signature. */
export function isValidSignature({ signature, text }: SignedText, secrets: readonly string[], now: Date): boolean {
  const [, seconds, hex] = form.exec(signature) ?? [];
  if (seconds === undefined || hex === undefined) return false;
  const given = Buffer.from(hex, 'hex');
  const matches = secrets.filter((secret) => timingSafeEqual(computeHmac(secret, seconds, text), given));
  return matches.length > 0 && Math.abs(now.getTime() / 1000 - Number(seconds)) <= longestAge;
}
