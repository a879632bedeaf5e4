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
  hashOf(code: string): Promise<string>;
  /** The code of a reward that the shop issues, derived from the id of its account. */
  codeOf(accountId: string): Promise<string>;
}

/** Hashes and derives reward codes with a secret of the database's own. */
export function createRewardCodes(ports: SecretPorts): RewardCodes {
  const secret = once(() => readStoredSecret(ports, 'reward-code-key'));
  const digest = async (purpose: string, text: string): Promise<Buffer> =>
    createHmac('sha256', await secret())
      .update(`${purpose} ${text}`)
      .digest();
  return {
    hashOf: async (code) => (await digest('hash', spellCode(code))).toString('hex'),
    async codeOf(accountId) {
      const bytes = await digest('code', accountId);
      return Array.from({ length }, (_, index) => signs[(bytes[index] ?? 0) % signs.length]).join('');
    },
  };
}
