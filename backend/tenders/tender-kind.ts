import type { RawBuilder } from 'kysely';
import type { PaymentInstrumentInput, PaymentMethod } from '#generated/openapi/cart.ts';
import type { PaymentInstrument, PaymentMethodId } from '#generated/openapi/shared.ts';
import type { OrderTender, TenderMeans } from '../database/documents/tender-document.ts';
import type { PaymentFault } from '../payments/payment-problems.ts';
import type { ShopContext } from '../sites/shop-site.ts';

/** What an order says to its tenders' partners. */
export interface TenderCharge {
  readonly tender: OrderTender;
  /** The cart that is paid. */
  readonly cartId: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** Nothing was done. */
export type Refused = { readonly outcome: 'refused'; readonly fault: PaymentFault };
/** It can not be asked for; whether an earlier request was heard nobody knows. */
export type Unable = { readonly outcome: 'unable'; readonly fault: PaymentFault };
export type Reserved = { readonly outcome: 'reserved'; readonly receipt: string };
export type Confirmed = { readonly outcome: 'confirmed' };

export interface AdmittedMeans {
  /** What a cart keeps of it. */
  readonly means: TenderMeans;
  /** Takes hold of it for the cart: it may be a part of the statement that stores the cart, and returns a row where the cart may pay with it. */
  readonly binding: RawBuilder<object> | null;
}

/**
 * All that carts, the checkout and orders ask of a kind of tender. What it is asked of a charge it does once for each reference, however
 * often it is asked; it throws where nobody knows whether it was done, and is asked again later.
 */
export interface TenderKindDefinition {
  /** What the contract calls such a method. */
  readonly method: PaymentMethod['kind'];
  /** In the site's language. */
  label(shop: ShopContext): string;
  /** What the shopper gave. Throws CallError. */
  admit(input: TenderInput): Promise<AdmittedMeans>;
  /** Whether both stand for the same, e.g. one card. */
  isSame(one: TenderMeans, other: TenderMeans): boolean;
  /** What of it a cart or an order shows. */
  show(means: TenderMeans): Pick<PaymentInstrument, 'card'>;
  /** What is kept of it once it is paid or given up: nothing that could pay again. */
  settle(means: TenderMeans): TenderMeans;
  /** What of it a cart keeps while an order has it. */
  keep(means: TenderMeans): TenderMeans;
  /**
   * Gives the means up for one order: an update that is a part of the statement that stores it, does something only `when`, and returns a
   * row where they were there to be given up. Null where nothing has to be. Throws CallError for means that are used up.
   */
  claim(charge: Omit<TenderCharge, 'currency'>, when: RawBuilder<unknown>): RawBuilder<unknown> | null;
  /** Holds the amount. */
  reserve(charge: TenderCharge): Promise<Reserved | Refused | Unable>;
  /** What became of the reservation; null where its partner never heard of it. */
  find(charge: TenderCharge): Promise<Reserved | Refused | Unable | null>;
  /** Takes what is held. */
  confirm(charge: TenderCharge): Promise<Confirmed | Refused>;
  /** Lets go what is held and gives back what was taken; a reservation that arrives afterwards must be refused. */
  release(charge: TenderCharge): Promise<void>;
}

export type TenderInput = Pick<PaymentInstrumentInput, 'sessionId' | 'token'> & { readonly basketId: string };

/** Kinds by payment_method_id; null for one that is not offered. A cart's tenders are reserved in the registry's order and confirmed in the opposite one. */
export type TenderKinds = Readonly<Record<PaymentMethodId, TenderKindDefinition | null>>;
