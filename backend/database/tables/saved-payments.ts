import type { Generated } from 'kysely';
import type { SavedPayment } from '#generated/openapi/payments.ts';
import type { Timestamp } from './columns.ts';

export interface SavedPaymentTables {
  saved_payments: {
    /** The paymentInstrumentId of requests. */
    id: string;
    customer_id: string;
    type: SavedPayment['type'];
    label: string | null;
    /** True for at most one card of a customer. */
    is_default: Generated<boolean>;
    /** The payment partner's reference of a card; null for a reward, as are the other columns of cards. */
    vault_id: string | null;
    brand: string | null;
    last4: string | null;
    expiry_month: number | null;
    expiry_year: number | null;
    /** The end of the card's last month. */
    expires_at: Timestamp | null;
    /** The balance of a reward. */
    account_id: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  /** Cards to be deleted at the payment partner. */
  stored_card_deletions: {
    vault_id: string;
    requested_at: Timestamp;
  };
}
