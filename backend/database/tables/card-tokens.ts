import type { Timestamp } from './columns.ts';

interface PaymentSessionsTable {
  /** SHA-256 of the partner's id. */
  hash: string;
  /** The cart of the session. */
  cart_id: string;
  expires_at: Timestamp;
}

interface CardTokensTable {
  /** SHA-256; the token itself is stored only until it is used. */
  hash: string;
  /** The cart that it pays for. */
  cart_id: string;
  /** The reference of the charge that used it; null until then. */
  spent_by: string | null;
}

export interface CardTokenTables {
  payment_sessions: PaymentSessionsTable;
  card_tokens: CardTokensTable;
}
