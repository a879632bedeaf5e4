import type { Transaction } from 'kysely';
import type { TokenAnswer } from '#generated/openapi/authentication.ts';
import type { Tables } from '../database/tables.ts';
import type { ShopContext } from '../sites/shop-site.ts';

/** A sign-in: the account, and the guest that the visitor was before. */
export interface Handover {
  readonly customerId: string;
  /** Undefined where there was no guest, or the guest is unknown. */
  readonly guestId: string | undefined;
  readonly shop: ShopContext;
  readonly now: Date;
}

/**
 * Moves a guest's data to the account at sign-in. Runs inside the transaction of the sign-in, and returns the fields that it adds to the
 * response.
 */
export type GuestHandover = (
  transaction: Transaction<Tables>,
  handover: Handover,
) => Promise<Partial<Pick<TokenAnswer, 'cart' | 'favorites'>>>;
