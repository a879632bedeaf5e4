import { randomBytes } from 'node:crypto';

/** Randomness that nobody can guess; tests replay journeys by handing in their own. */
export interface Secrets {
  /** `bytes` random bytes as base64url. */
  random(bytes: number): string;
}

export const systemSecrets: Secrets = { random: (bytes) => randomBytes(bytes).toString('base64url') };
