import type { Timestamp } from './columns.ts';

interface PaymentSessionsTable {
  /** SHA-256 of the partner's id. */
  hash: string;
  /** The one that it was opened for. */
  cart_id: string;
  expires_at: Timestamp;
}

interface CardTokensTable {
  /** SHA-256; the token itself is kept only until it is used. */
  hash: string;
  /** The one that it pays for. */
  cart_id: string;
  /** The reference of the charge that it was given up for; null until then. */
  spent_by: string | null;
}

export interface CardTokenTables {
  payment_sessions: PaymentSessionsTable;
  card_tokens: CardTokensTable;
}
