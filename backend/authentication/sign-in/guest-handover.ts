import type { Transaction } from 'kysely';
import type { TokenAnswer } from '#generated/openapi/authentication.ts';
import type { Tables } from '../../database/tables.ts';
import type { ShopContext } from '../../sites/shop-site.ts';

/** Who signs in, and who they were before. */
export interface Handover {
  readonly customerId: string;
  /** Undefined where nobody was there before, or nobody can tell any more. */
  readonly guestId: string | undefined;
  readonly shop: ShopContext;
  readonly now: Date;
}

/**
 * What becomes of what is a guest's when they sign in; each feature that keeps something for guests has one. It works in the transaction of
 * the sign-in, and answers what the client is told of it.
 */
export type GuestHandover = (transaction: Transaction<Tables>, handover: Handover) => Promise<Partial<Pick<TokenAnswer, 'cart'>>>;
