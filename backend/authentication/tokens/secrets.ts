import { randomBytes } from 'node:crypto';

/** Source of secure random values; tests inject a deterministic one to replay journeys. */
export interface Secrets {
  /** `bytes` random bytes as base64url. */
  random(bytes: number): string;
}

export const systemSecrets: Secrets = { random: (bytes) => randomBytes(bytes).toString('base64url') };
