import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { deriveKey } from '../../sandbox/derive-key.ts';
import { createSeal, type Clock } from '../../sandbox/seal.ts';
import { createJournal } from '../journal.ts';
import { cardSummary } from '../requests.ts';
import { cardScript } from '../test-cards.ts';

const storedCard = z.strictObject({ card: cardSummary, script: cardScript });
export type StoredCard = z.output<typeof storedCard>;

/** A deleted card has no sealed text. */
const entry = z.strictObject({ vaultId: z.string(), sealed: z.string().nullable() });

/** Stored cards: their displayable data and their scripts, sealed. Their numbers are not stored. */
export interface Vault {
  seal(stored: StoredCard): Promise<string>;
  /** Stores a sealed card; the same token gets the same id, and a deleted card stays deleted. */
  store(tokenHash: string, sealedCard: string): string;
  /** Undefined when the card was deleted or never stored. */
  find(vaultId: string): Promise<StoredCard | undefined>;
  delete(vaultId: string): void;
}

const minutesOfTwentyYears = 20 * 365 * 24 * 60;

export interface VaultOptions {
  readonly secret: string;
  readonly clock: Clock;
  /** In memory by default. */
  readonly file?: string;
}

export function createVault({ secret, clock, file }: VaultOptions): Vault {
  const seal = createSeal({ secret, purpose: 'stored card', schema: storedCard, minutes: minutesOfTwentyYears, clock });
  const idKey = deriveKey(secret, 'name stored cards');
  const journal = createJournal(entry, file);
  const cards = new Map(journal.entries.map(({ vaultId, sealed }) => [vaultId, sealed]));
  const write = (vaultId: string, sealed: string | null): void => {
    cards.set(vaultId, sealed);
    journal.append({ vaultId, sealed });
  };
  return {
    seal: async (stored) => (await seal.seal(stored)).sealed,
    store(tokenHash, sealedCard) {
      const vaultId = `card_${createHmac('sha256', idKey).update(tokenHash).digest('base64url').slice(0, 32)}`;
      if (!cards.has(vaultId)) write(vaultId, sealedCard);
      return vaultId;
    },
    async find(vaultId) {
      const opened = await seal.open(cards.get(vaultId) ?? '');
      return opened.state === 'valid' ? opened.value : undefined;
    },
    delete(vaultId) {
      if (cards.get(vaultId)) write(vaultId, null);
    },
  };
}
