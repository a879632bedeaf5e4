import type { RawBuilder } from 'kysely';
import type { PaymentInstrumentInput, PaymentMethod, PaymentSession } from '#generated/openapi/cart.ts';
import type { PaymentInstrument } from '#generated/openapi/shared.ts';
import type { OrderTender, TenderId, TenderMeans } from '../database/documents/tender-document.ts';
import type { MailPart } from '../mail/mail-part.ts';
import type { Minor } from '../money/minor-units.ts';
import type { PaymentFault } from '../payments/payment-problems.ts';
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
export type Reserved = { readonly outcome: 'reserved'; readonly receipt: string };
export type Confirmed = { readonly outcome: 'confirmed' };

/** Fields of the request that adds a tender of this kind. */
export type TenderInput<Id extends TenderId> = Extract<PaymentInstrumentInput, { payment_method_id: Id }>;

export interface AdmittedMeans {
  /** Payment data that the cart stores. */
  readonly means: TenderMeans;
  /** The most that it can pay, such as a balance; null for no limit. */
  readonly limitMinor: Minor | null;
  /** SQL that reserves the payment data for this cart. Can run inside the cart's UPDATE; returns a row on success. Null where nothing is reserved. */
  readonly binding: RawBuilder<object> | null;
}

export interface SessionRequest {
  readonly shop: ShopContext;
  readonly shopOrigin: string;
  readonly cartId: string;
  readonly customerId: string;
}

export interface OpenedSession {
  readonly session: Omit<PaymentSession, 'type'>;
  /** SQL that stores the session for the cart. Returns a row if the cart is the customer's. */
  readonly storing: RawBuilder<object>;
}

/** Session with a partner whose frame takes the payment data. */
export interface TenderSession {
  readonly type: PaymentSession['type'];
  /** Throws where the partner does not respond. */
  open(request: SessionRequest): Promise<OpenedSession>;
}

/**
 * Strategy of a tender: everything that carts, the checkout, orders and their mails need from it. Requests about a charge are idempotent by
 * its reference; they throw where the result is unknown, and are retried later.
 */
export interface TenderKindDefinition<Id extends TenderId = TenderId> {
  /** Kind of the payment method in the contract. */
  readonly method: PaymentMethod['kind'];
  /** Null where the request itself has all payment data. */
  readonly session: TenderSession | null;
  /** In the language of the request. */
  label(shop: ShopContext): string;
  /** Validates the payment data of a request. Throws CallError. */
  admit(input: TenderInput<Id>, basketId: string): Promise<AdmittedMeans>;
  /** Whether both are the same payment data, e.g. one card. */
  isSame(one: TenderMeans, other: TenderMeans): boolean;
  /** Fields of a cart and of an order. */
  show(means: TenderMeans): Omit<PaymentInstrument, 'paymentInstrumentId' | 'payment_method_id' | 'amount'>;
  /** How the order's mail describes the payment. */
  mailParts(shop: ShopContext, tender: OrderTender): readonly MailPart[];
  /** The payment data that an order stores once it is paid or cancelled: nothing that could pay again. */
  settle(means: TenderMeans): TenderMeans;
  /** The payment data that a cart stores while its order is processed. */
  keep(means: TenderMeans): TenderMeans;
  /**
   * SQL that spends the payment data for one order. Runs inside the statement that stores the order, changes something only `when`, and
   * returns a row on success. Null where nothing is spent. Throws CallError for payment data that is already spent.
   */
  claim(charge: Omit<TenderCharge, 'currency'>, when: RawBuilder<unknown>): RawBuilder<unknown> | null;
  /** Reserves the amount. */
  reserve(charge: TenderCharge): Promise<Reserved | Refused | Unable>;
  /** Finds the result of a reservation; null where the partner does not know it. */
  find(charge: TenderCharge): Promise<Reserved | Refused | Unable | null>;
  /** Captures the reserved amount. */
  confirm(charge: TenderCharge): Promise<Confirmed | Refused>;
  /** Releases the reserved amount and refunds a captured one. A reservation that arrives later must be refused. */
  release(charge: TenderCharge): Promise<void>;
}

/** Definitions by payment_method_id; null for a tender that is not offered. Tenders of an order are reserved in this order and confirmed in reverse. */
export type TenderKinds = { readonly [Id in TenderId]: TenderKindDefinition<Id> | null };
