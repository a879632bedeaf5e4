import { createHmac } from 'node:crypto';
import { once, readStoredSecret, type SecretPorts } from '../authentication/tokens/stored-secret.ts';

/** 32 signs that are not mistaken for each other (Crockford's base32). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

/** Codes as people type them: case, spaces and hyphens do not matter. */
const spellCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

export const lastSignsOf = (code: string): string => spellCode(code).slice(-4);

export interface RewardCodes {
  /** Keyed hash by which a code is found; codes themselves are not stored. */
  hashOf(code: string): string;
  /** The code of a reward that the shop issues, derived from the id of its account. */
  codeOf(accountId: string): string;
}

/** Reads the secret on first use: call it before a transaction, which may have the only connection. */
export type ReadRewardCodes = () => Promise<RewardCodes>;

function rewardCodesOf(secret: Buffer): RewardCodes {
  const digest = (purpose: string, text: string): Buffer => createHmac('sha256', secret).update(`${purpose} ${text}`).digest();
  return {
    hashOf: (code) => digest('hash', spellCode(code)).toString('hex'),
    codeOf(accountId) {
      const bytes = digest('code', accountId);
      return Array.from({ length }, (_, index) => signs[(bytes[index] ?? 0) % signs.length]).join('');
    },
  };
}

/** Hashes and derives reward codes with a secret of the database's own. */
export function createRewardCodes(ports: SecretPorts): ReadRewardCodes {
  return once(async () => rewardCodesOf(await readStoredSecret(ports, 'reward-code-key')));
}
