import type { RawBuilder, Transaction } from 'kysely';
import type { PaymentInstrumentInput, PaymentMethod, PaymentSession } from '#generated/openapi/cart.ts';
import type { PaymentChallenge, PaymentInstrument } from '#generated/openapi/shared.ts';
import type { CartTender, OrderTender, TenderId, TenderMeans } from '../database/documents/tender-document.ts';
import type { Tables } from '../database/tables.ts';
import type { LoyaltyStanding } from '../loyalty/loyalty-standing.ts';
import type { MailPart } from '../mail/mail-part.ts';
import type { Minor } from '../money/minor-units.ts';
import type { PaymentFault } from '../payments/payment-problems.ts';
import type { CustomerContext } from '../router/call-context.ts';
import type { ShopContext } from '../sites/shop-site.ts';

/** A tender of an order that its partner is asked to charge. */
export interface TenderCharge {
  readonly tender: OrderTender;
  /** The cart that is paid. */
  readonly cartId: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** Nothing was done. */
export type Refused = { readonly outcome: 'refused'; readonly fault: PaymentFault };
/** It cannot be requested; it is unknown whether an earlier request arrived. */
export type Unable = { readonly outcome: 'unable'; readonly fault: PaymentFault };
export type Reserved = {
  readonly outcome: 'reserved';
  readonly receipt: string;
  /** In place of the tender's, e.g. with the reference of a stored card. */
  readonly means?: TenderMeans;
};
/** The issuer waits for the shopper; nothing is reserved meanwhile. */
export type Waiting = { readonly outcome: 'waiting'; readonly challenge: PaymentChallenge };
export type Confirmed = { readonly outcome: 'confirmed' };

/** Fields of the request that adds a tender of this kind. */
export type TenderInput<Id extends TenderId> = Extract<PaymentInstrumentInput, { payment_method_id: Id }>;

/** The cart that a payment is added to. */
export interface AdmittingCart {
  readonly tenders: readonly CartTender[];
  readonly totalMinor: Minor;
  /** Amounts that the tenders cover, by their ids. */
  readonly coverage: ReadonlyMap<string, Minor>;
  /** The amount that tenders of group "value" leave to pay. */
  readonly restMinor: Minor;
  /** Points and credit of its customer. */
  readonly standing: LoyaltyStanding;
  /** True while a credit of the customer comes before rewards. */
  readonly areRewardsBlocked: boolean;
  /** The amount that balances can still pay. @param without The kind that is about to be replaced */
  openMinor(without: TenderId): Minor;
  /** True if everything in it is a gift card. */
  readonly hasOnlyGiftCards: boolean;
}

export interface AdmitSource {
  readonly basketId: string;
  readonly context: CustomerContext;
  readonly shop: ShopContext;
  /** Null for a payment that placeOrder brings: of group "rest" only. */
  readonly cart: AdmittingCart | null;
}

export interface AdmittedMeans {
  /** Payment data that the cart stores. */
  readonly means: TenderMeans;
  /** The most that it can pay, such as a balance; null for no limit. */
  readonly limitMinor: Minor | null;
  /** True if it pays its limit or nothing. */
  readonly isWhole?: boolean;
  /** SQL that reserves the payment data for this cart. Can run inside the cart's UPDATE; returns a row on success. Null where nothing is reserved. */
  readonly binding: RawBuilder<object> | null;
}

/** Fields of a payment method that depend on the cart and its customer. */
export type Offer = Pick<PaymentMethod, 'minAmount' | 'maxAmount' | 'availableAmount' | 'points' | 'instalments' | 'unavailable'>;

export interface OfferSource extends Omit<AdmitSource, 'cart'> {
  readonly cart: AdmittingCart;
  /** The amount that remains to be paid. */
  readonly remainingMinor: Minor;
}

export interface SessionRequest {
  readonly shop: ShopContext;
  readonly shopOrigin: string;
  /** Absent where a card is stored without a cart. */
  readonly cartId?: string;
  readonly customerId: string;
  /** The stored card whose security code is asked for. */
  readonly savedPaymentId?: string;
  /** The amount that the cart has to pay. */
  readonly amountMinor?: Minor;
}

export interface OpenedSession {
  readonly session: Omit<PaymentSession, 'type'>;
  /** SQL that stores the session for the cart. Returns a row if the cart is the customer's. Null without a cart. */
  readonly storing: RawBuilder<object> | null;
}

/** Session with a partner whose frame or page takes the payment data. */
export interface TenderSession {
  readonly type: PaymentSession['type'];
  /** True if the partner shows what the cart has to pay. */
  readonly needsAmount: boolean;
  /** Throws where the partner does not respond. */
  open(request: SessionRequest): Promise<OpenedSession>;
}

export interface ClaimPlace {
  /** Name of the part that returns a row on success. */
  readonly name: string;
  /** Changes something only if this is true. */
  readonly when: RawBuilder<unknown>;
  readonly now: Date;
}

/** A part of what a tender has paid, which goes back to it. */
export interface TenderRefund {
  readonly tender: OrderTender;
  /** Makes it happen once. */
  readonly refundId: string;
  readonly amountMinor: Minor;
  /** The sum of the tender's refunds before. */
  readonly refundedMinor: Minor;
}

/**
 * Steps at a payment partner. They are idempotent by the charge's reference; they throw if the result is unknown, and are retried later.
 */
export interface PartnerSettlement {
  readonly by: 'partner';
  /** Reserves the amount. */
  reserve(charge: TenderCharge): Promise<Reserved | Waiting | Refused | Unable>;
  /** Finds the result of a reservation and of its challenge; null where the partner does not know it. */
  find(charge: TenderCharge): Promise<Reserved | Waiting | Refused | Unable | null>;
  /** Captures the reserved amount. */
  confirm(charge: TenderCharge): Promise<Confirmed | Refused>;
  /** Releases the reserved amount, ends a challenge and refunds a captured amount. A reservation that arrives later must be rejected. */
  release(charge: TenderCharge): Promise<void>;
  /** Refunds a part of a captured amount. */
  refund(refund: Omit<TenderRefund, 'refundedMinor'> & Pick<TenderCharge, 'currency'>): Promise<void>;
}

export interface LedgerCharge {
  readonly tender: OrderTender;
  readonly orderId: string;
  readonly now: Date;
}

/** Steps of a balance in this backend: `claim` has reserved the amount with the order. */
export interface LedgerSettlement {
  readonly by: 'ledger';
  /** Part of the statement that finalises the order. */
  capture(charge: LedgerCharge, place: { readonly name: string; readonly from: RawBuilder<unknown> }): RawBuilder<unknown>;
  /** Runs in the transaction that cancels the order. */
  release(transaction: Transaction<Tables>, charge: LedgerCharge): Promise<void>;
  /** Refunds a part of a captured amount, in the transaction that stores the refund. */
  refund(transaction: Transaction<Tables>, refund: TenderRefund & Omit<LedgerCharge, 'tender'>): Promise<LedgerRefunded>;
}

export interface LedgerRefunded {
  /** Points that are credited; absent of other tenders. */
  readonly points?: number;
  /** False if the balance does not exist any more, e.g. points of a deleted account. */
  readonly isCredited: boolean;
}

/** Strategy of a tender: everything that carts, the checkout, orders and their mails need from it. */
export interface TenderKindDefinition<Id extends TenderId = TenderId> {
  /** Kind of the payment method in the contract. */
  readonly method: PaymentMethod['kind'];
  /** `value` pays a part from a balance; `rest` pays what the others leave, and a cart has one tender of it. */
  readonly group: 'value' | 'rest';
  /** The most of this kind in a cart; a further one replaces it where this is 1. */
  readonly most: number;
  /** True for rewards, which are totals.appliedRewards and wait for kinds with `creditBeforeRewards`. */
  readonly isReward: boolean;
  /** The amount that the customer can pay with it before the cart may use rewards. */
  creditBeforeRewards?(standing: LoyaltyStanding): Minor;
  /** Null where the request itself has all payment data. */
  readonly session: TenderSession | null;
  /** In the language of the request. */
  label(shop: ShopContext): string;
  /** Returns the fields of getPaymentMethods beside kind and label; null hides it. */
  offer?(source: OfferSource): Promise<Offer | null>;
  /** Why it cannot pay for a cart that was changed since it was added; undefined where it can. */
  rejects?(cart: Pick<AdmittingCart, 'hasOnlyGiftCards'>): PaymentFault | undefined;
  /** Validates the payment data of a request. Throws CallError. */
  admit(input: TenderInput<Id>, source: AdmitSource): Promise<AdmittedMeans>;
  /** Whether both are the same payment data, e.g. one card. */
  isSame(one: TenderMeans, other: TenderMeans): boolean;
  /** Fields of a cart and of an order. */
  show(means: TenderMeans, currency: string): Omit<PaymentInstrument, 'paymentInstrumentId' | 'payment_method_id' | 'amount'>;
  /** How the order's mail describes the payment. */
  mailParts(shop: ShopContext, tender: OrderTender): readonly MailPart[];
  /** The payment data that an order stores once it is paid or cancelled: nothing that could pay again. */
  settle(means: TenderMeans): TenderMeans;
  /** The payment data that a cart stores while its order is processed. */
  keep(means: TenderMeans): TenderMeans;
  /** The code for payment data that cannot be claimed any more when the order is placed. */
  readonly unclaimed: PaymentFault;
  /**
   * Parts of the statement that stores the order, which spend or hold the payment data for it. The last one has the place's name. Null
   * where nothing is spent. Throws CallError for payment data that is already spent.
   */
  claim(charge: Omit<TenderCharge, 'currency'>, place: ClaimPlace): RawBuilder<unknown> | null;
  readonly settlement: PartnerSettlement | LedgerSettlement;
}

/** Definitions by payment_method_id; null for a tender that is not offered. A cart is paid in this order; partners confirm in reverse. */
export type TenderKinds = { readonly [Id in TenderId]: TenderKindDefinition<Id> | null };
