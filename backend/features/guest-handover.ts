import type { Transaction } from 'kysely';
import type { TokenResponse } from '#generated/openapi/authentication.ts';
import type { Tables } from '../database/tables.ts';
import type { ShopContext } from '../sites/shop-site.ts';

/** A sign-in, with the account and the previous guest. */
export interface Handover {
  readonly customerId: string;
  /** Undefined without a guest, or for an unknown one. */
  readonly guestId: string | undefined;
  readonly shop: ShopContext;
  readonly now: Date;
}

/** Moves a guest's data to the account within the transaction of the sign-in. Returns additional fields of the response. */
export type GuestHandover = (
  transaction: Transaction<Tables>,
  handover: Handover,
) => Promise<Partial<Pick<TokenResponse, 'cart' | 'favorites'>>>;

/** An account whose owner has confirmed the address. */
export interface ConfirmedEmail {
  readonly customerId: string;
  readonly brand: string;
  readonly email: string;
}

/** Moves what guests left under a confirmed address to the account, within the transaction of the confirmation. */
export type EmailClaim = (transaction: Transaction<Tables>, confirmed: ConfirmedEmail) => Promise<void>;
