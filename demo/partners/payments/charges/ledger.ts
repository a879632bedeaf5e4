import { z } from 'zod';
import { createJournal } from '../journal.ts';
import { shopPage } from '../requests.ts';
import { cardScript } from '../test-cards.ts';

/** A challenge that the issuer requires, with the data of its page. */
const authentication = z.strictObject({
  id: z.string(),
  /** ISO 8601. */
  expiresAt: z.string(),
  windowSize: z.string(),
  shop: shopPage,
  cardBrand: z.string(),
  last4: z.string(),
  script: cardScript,
  wrongCodes: z.int(),
  /** Absent while it is open. */
  ended: z.enum(['authenticated', 'failed', 'cancelled', 'expired']).optional(),
});
export type Authentication = z.output<typeof authentication>;

const entry = z.object({
  reference: z.string(),
  outcome: z.enum(['approved', 'declined', 'expired', 'fraud', 'unauthenticated', 'authenticate']),
  /** `waiting`: the shopper has not completed the challenge yet. */
  state: z.enum(['waiting', 'held', 'captured', 'voided', 'refunded', 'rejected']),
  amountMinor: z.number(),
  /** Absent before it is captured; at most amountMinor. */
  capturedMinor: z.number().optional(),
  /** Amounts by refundId; the charge is `refunded` once they equal the captured amount. */
  refunds: z.record(z.string(), z.number()).optional(),
  currency: z.string(),
  /** SHA-256 of its token; empty when it was voided before it was authorized. */
  token: z.string(),
  authentication: authentication.optional(),
  /** The card to store once the charge is approved, sealed. */
  cardToStore: z.string().optional(),
  vaultId: z.string().optional(),
});

/** A charge and its state. */
export type LedgerEntry = z.output<typeof entry>;

/** The partner's books: the latest entry of a reference counts; a token pays under one reference only. */
export interface Ledger {
  find(reference: string): LedgerEntry | undefined;
  findByAuthentication(id: string): LedgerEntry | undefined;
  /** Returns the reference under which a token was used. */
  getReference(token: string): string | undefined;
  write(entry: LedgerEntry): LedgerEntry;
}

/** In memory, or in a file that outlives the process. */
export function createLedger(file?: string): Ledger {
  const entries = new Map<string, LedgerEntry>();
  const tokens = new Map<string, string>();
  const authentications = new Map<string, string>();
  const journal = createJournal(entry, file);
  const index = (written: LedgerEntry): void => {
    entries.set(written.reference, written);
    if (written.token !== '') tokens.set(written.token, written.reference);
    if (written.authentication) authentications.set(written.authentication.id, written.reference);
  };
  for (const read of journal.entries) index(read);
  return {
    find: (reference) => entries.get(reference),
    findByAuthentication: (id) => entries.get(authentications.get(id) ?? ''),
    getReference: (token) => tokens.get(token),
    write(written) {
      index(written);
      journal.append(written);
      return written;
    },
  };
}
