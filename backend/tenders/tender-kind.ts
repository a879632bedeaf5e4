import type { RawBuilder, Transaction } from 'kysely';
import type { PaymentInstrumentInput, PaymentMethod, PaymentSession } from '#generated/openapi/cart.ts';
import type { PaymentChallenge, PaymentInstrument } from '#generated/openapi/shared.ts';
import type { CartTender, OrderTender, TenderId, TenderData } from '../database/documents/tender-document.ts';
import type { Tables } from '../database/tables.ts';
import type { LoyaltyBalance } from '../loyalty/loyalty-balance.ts';
import type { MailSection } from '../mail/mail-part.ts';
import type { Minor } from '../money/minor-units.ts';
import type { PaymentFault } from '../payments/payment-problems.ts';
import type { CustomerContext } from '../router/call-context.ts';
import type { ShopContext } from '../sites/shop-site.ts';

/** A charge of an order's tender at its partner. */
export interface TenderCharge {
  readonly tender: OrderTender;
  /** The cart to pay. */
  readonly cartId: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** Rejected without effect. */
export type RejectedCharge = { readonly outcome: 'rejected'; readonly fault: PaymentFault };
/** Cannot be requested. An earlier request may have arrived. */
export type UnableCharge = { readonly outcome: 'unable'; readonly fault: PaymentFault };
export type Reserved = {
  readonly outcome: 'reserved';
  readonly receipt: string;
  /** Replaces the tender's data, e.g. with the reference of a stored card. */
  readonly tenderData?: TenderData;
};
/** The issuer waits for the shopper. Nothing is reserved meanwhile. */
export type WaitingCharge = { readonly outcome: 'waiting'; readonly challenge: PaymentChallenge };
export type Confirmed = { readonly outcome: 'confirmed' };

/** Fields of the request that adds a tender of this kind. */
export type TenderInput<Id extends TenderId> = Extract<PaymentInstrumentInput, { payment_method_id: Id }>;

/** The cart that a payment is added to. */
export interface PayableCart {
  readonly tenders: readonly CartTender[];
  readonly totalMinor: Minor;
  /** Amounts that the tenders cover, by their ids. */
  readonly coverage: ReadonlyMap<string, Minor>;
  /** The amount that tenders of group "value" leave to pay. */
  readonly restMinor: Minor;
  /** Points and credit of its customer. */
  readonly standing: LoyaltyBalance;
  /** True while a credit of the customer must be used before rewards. */
  readonly areRewardsBlocked: boolean;
  /**
   * The amount that balances can still pay.
   * @param without A kind that is about to be replaced
   */
  openMinor(without: TenderId): Minor;
  /** True if all its items are gift cards. */
  readonly hasOnlyGiftCards: boolean;
}

export interface ValidationSource {
  readonly basketId: string;
  readonly context: CustomerContext;
  readonly shop: ShopContext;
  /** Null for a payment in placeOrder, which is always of group "rest". */
  readonly cart: PayableCart | null;
}

export interface ValidatedTenderData {
  /** Payment data that the cart stores. */
  readonly tenderData: TenderData;
  /** Maximum amount, e.g. a balance; null for no limit. */
  readonly limitMinor: Minor | null;
  /** True if it pays its limit or nothing. */
  readonly isWhole?: boolean;
  /** SQL that reserves the payment data for this cart. Can run inside the cart's UPDATE; returns a row on success. Null where nothing is reserved. */
  readonly reservation: RawBuilder<object> | null;
}

/** Fields of a payment method that depend on the cart and its customer. */
export type Offer = Pick<PaymentMethod, 'minAmount' | 'maxAmount' | 'availableAmount' | 'points' | 'installments' | 'unavailable'>;

export interface OfferSource extends Omit<ValidationSource, 'cart'> {
  readonly cart: PayableCart;
  /** The amount that remains to be paid. */
  readonly remainingMinor: Minor;
}

export interface SessionRequest {
  readonly shop: ShopContext;
  readonly shopOrigin: string;
  /** Absent if a card is stored without a cart. */
  readonly cartId?: string;
  readonly customerId: string;
  /** The stored card whose security code is requested. */
  readonly savedPaymentId?: string;
  /** The amount that the cart has to pay. */
  readonly amountMinor?: Minor;
}

export interface OpenedSession {
  readonly session: Omit<PaymentSession, 'type'>;
  /** SQL that stores the session for the cart. Returns a row if the cart is the customer's. Null without a cart. */
  readonly sessionInsert: RawBuilder<object> | null;
}

/** A partner's session whose frame or page collects the payment data. */
export interface TenderSession {
  readonly type: PaymentSession['type'];
  /** True if the partner displays the cart's amount. */
  readonly needsAmount: boolean;
  /** Throws if the partner does not respond. */
  open(request: SessionRequest): Promise<OpenedSession>;
}

export interface ClaimPlace {
  /** Name of the part that returns a row on success. */
  readonly name: string;
  /** Condition of the change. */
  readonly when: RawBuilder<unknown>;
  readonly now: Date;
}

/** A refund to a tender. */
export interface TenderRefund {
  readonly tender: OrderTender;
  /** Idempotency key of the refund. */
  readonly refundId: string;
  readonly amountMinor: Minor;
  /** The total of the tender's earlier refunds. */
  readonly refundedMinor: Minor;
}

/** Steps at a payment partner, idempotent by the charge's reference. They throw if the result is unknown, and are retried later. */
export interface PartnerSettlement {
  readonly by: 'partner';
  /** Reserves the amount. */
  reserve(charge: TenderCharge): Promise<Reserved | WaitingCharge | RejectedCharge | UnableCharge>;
  /** Finds the result of a reservation and of its challenge; null if the partner does not know it. */
  find(charge: TenderCharge): Promise<Reserved | WaitingCharge | RejectedCharge | UnableCharge | null>;
  /** Captures the reserved amount. */
  confirm(charge: TenderCharge): Promise<Confirmed | RejectedCharge>;
  /** Releases the reserved amount, ends a challenge and refunds a captured amount. A reservation that arrives later must be rejected. */
  release(charge: TenderCharge): Promise<void>;
  /** Refunds some or all of a captured amount. */
  refund(refund: Omit<TenderRefund, 'refundedMinor'> & Pick<TenderCharge, 'currency'>): Promise<void>;
}

export interface LedgerCharge {
  readonly tender: OrderTender;
  readonly orderId: string;
  readonly now: Date;
}

/** Steps of a balance in this backend. `claim` has reserved the amount with the order. */
export interface BalanceSettlement {
  readonly by: 'ledger';
  /** SQL part of the statement that finalizes the order. */
  capture(charge: LedgerCharge, place: { readonly name: string; readonly from: RawBuilder<unknown> }): RawBuilder<unknown>;
  /** Runs in the transaction that cancels the order. */
  release(transaction: Transaction<Tables>, charge: LedgerCharge): Promise<void>;
  /** Refunds some or all of a captured amount, in the transaction that stores the refund. */
  refund(transaction: Transaction<Tables>, refund: TenderRefund & Omit<LedgerCharge, 'tender'>): Promise<LedgerRefunded>;
}

export interface LedgerRefunded {
  /** Credited points; absent for other tenders. */
  readonly points?: number;
  /** False if the balance no longer exists, e.g. points of a deleted account. */
  readonly isCredited: boolean;
}

/** Strategy of a tender: all logic that carts, the checkout, orders and their mails need. */
export interface TenderKindDefinition<Id extends TenderId = TenderId> {
  /** Kind of the payment method in the contract. */
  readonly method: PaymentMethod['kind'];
  /** `value` pays from a balance; `rest` pays the remaining amount, and a cart has one such tender. */
  readonly group: 'value' | 'rest';
  /** Maximum number in a cart. If it is 1, another one replaces the first. */
  readonly maxCount: number;
  /** True for rewards, which sum to totals.appliedRewards and must wait for kinds with `creditBeforeRewards`. */
  readonly isReward: boolean;
  /** The amount that the customer must be able to pay with it before rewards may be used. */
  creditBeforeRewards?(standing: LoyaltyBalance): Minor;
  /** Null if the request itself contains all payment data. */
  readonly session: TenderSession | null;
  /** Label in the language of the request. */
  getLabel(shop: ShopContext): string;
  /** Returns the fields of getPaymentMethods beside kind and label; null hides the method. */
  getOffer?(source: OfferSource): Promise<Offer | null>;
  /** Reason why it can no longer pay for a changed cart; undefined if it can. */
  findFault?(cart: Pick<PayableCart, 'hasOnlyGiftCards'>): PaymentFault | undefined;
  /**
   * Validates the payment data of a request.
   * @throws CallError
   */
  validate(input: TenderInput<Id>, source: ValidationSource): Promise<ValidatedTenderData>;
  /** True for equal payment data, e.g. the same card. */
  hasSameData(one: TenderData, other: TenderData): boolean;
  /** Fields of a cart and of an order. */
  show(tenderData: TenderData, currency: string): Omit<PaymentInstrument, 'paymentInstrumentId' | 'payment_method_id' | 'amount'>;
  /** Describes the payment in the order's mail. */
  createMailSections(shop: ShopContext, tender: OrderTender): readonly MailSection[];
  /** The payment data that a paid or canceled order stores, without anything that could pay again. */
  toSettledData(tenderData: TenderData): TenderData;
  /** The payment data that a refund needs after the customer's account is erased: neither personal nor visible data. */
  toErasedData(tenderData: TenderData): TenderData;
  /** The payment data that a cart stores while its order is processed. */
  toCartData(tenderData: TenderData): TenderData;
  /** Error code for payment data that can no longer be claimed when the order is placed. */
  readonly unclaimed: PaymentFault;
  /**
   * SQL parts of the statement that stores the order, which reserve or spend the payment data. The last one has the place's name; null if
   * there is nothing to claim.
   * @throws CallError for payment data that is already used
   */
  claim(charge: Omit<TenderCharge, 'currency'>, place: ClaimPlace): RawBuilder<unknown> | null;
  readonly settlement: PartnerSettlement | BalanceSettlement;
}

/**
 * Definitions by payment_method_id; null for a tender that is not offered. Tenders pay a cart in this order; partners confirm in reverse.
 */
export type TenderKinds = { readonly [Id in TenderId]: TenderKindDefinition<Id> | null };
