import type { ReactNode } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { TendersMessages } from '#generated/messages/tenders/messages.ts';
import type { Cart, PaymentInstrumentInput, PaymentMethod } from '#generated/openapi/cart.ts';
import type { PaymentInstrument, PaymentMethodId } from '#generated/openapi/shared.ts';
import type { Formatters } from '../../site/formatters.ts';
import type { CheckoutCustomer } from '../checkout-customer.ts';
import type { AddValue } from './value/add-value.ts';

/** Messages and formatters for payments. */
export interface PaymentTexts {
  readonly messages: TendersMessages;
  readonly formatters: Formatters;
}

/** Definition of a tender, as order screens and the checkout's rules use it. The form is separate so that these screens do not load it. */
export interface TenderDefinition {
  /** "value" tenders pay an amount from a balance, any number per cart. A cart has one "rest" tender, which pays the remainder. */
  readonly group: 'value' | 'rest';
  /** Lines that describe a payment in the review and on order screens. The first names it. */
  readonly getLines: (instrument: PaymentInstrument, texts: PaymentTexts) => readonly string[];
  /** Destination of a refund as an object in a sentence, e.g. "your card". */
  readonly getRefund: (messages: TendersMessages) => string;
}

/** A value tender with its entry in "Gift cards and rewards", which loads on demand. The entry adds its payments itself. */
export interface ValueTender extends TenderDefinition {
  readonly group: 'value';
  readonly Entry: (props: ValueEntryProps) => ReactNode;
}

export interface ValueEntryProps {
  readonly cart: Cart;
  readonly method: PaymentMethod;
  /** Undefined for a guest. */
  readonly customer: CheckoutCustomer | undefined;
  readonly texts: PaymentTexts;
  /** Path of the checkout step, for links that return to it. */
  readonly path: string;
  readonly onAdd: AddValue;
}

/** A rest tender with its form in the payment choice. The step adds the payment. */
export interface RestTender<Input extends PaymentInstrumentInput = PaymentInstrumentInput> {
  readonly group: 'rest';
  /** Shown while the methods load, because nearly every shop offers it. */
  readonly isExpected?: boolean;
  /** The payment starts outside the step, e.g. with an express button; the step only shows an existing one. */
  readonly isStartedOutside?: boolean;
  readonly getTitle: (messages: CheckoutMessages, method: PaymentMethod | undefined) => string;
  /** Text for a declined payment, with the next step. */
  readonly getDeclined: (messages: CheckoutMessages) => string;
  readonly Form: (props: TenderFormProps<Input>) => ReactNode;
  /** Form in the review step for a payment that needs completion (needsSecurityCode). */
  readonly OrderForm?: (props: OrderFormProps<Input>) => ReactNode;
}

/** The tender's member of the contract's union. */
export type TenderInput<Id extends PaymentMethodId> = Extract<PaymentInstrumentInput, { readonly payment_method_id: Id }>;

export interface TenderFormState<Input extends PaymentInstrumentInput = PaymentInstrumentInput> {
  /** Returns the payment to add, "kept" if the cart's payment stays, or undefined if the form is incomplete. */
  readonly getInput: () => Promise<Input | 'kept' | undefined>;
  /** Navigates to the partner's page instead of adding a payment; that page redirects to the checkout's return URL. */
  readonly redirect?: () => Promise<void>;
  /** Replaces the label of the step's button. */
  readonly nextLabel?: string;
  /** Called after the input was sent. */
  readonly onSent: () => void;
}

export interface TenderFormProps<Input extends PaymentInstrumentInput = PaymentInstrumentInput> {
  readonly cart: Cart;
  readonly messages: CheckoutMessages;
  readonly texts: PaymentTexts;
  /** Undefined while the methods load. */
  readonly method: PaymentMethod | undefined;
  /** Undefined for a guest. */
  readonly customer: CheckoutCustomer | undefined;
  /** The cart's payment with this tender. */
  readonly instrument: PaymentInstrument | undefined;
  /** True if an order with this payment was rejected, so that it must be replaced. */
  readonly isRejected: boolean;
  /** The service's error about the input. */
  readonly fault: string | undefined;
  /** Called with each state of the form, and with undefined when it unmounts. */
  readonly onState: (state: TenderFormState<Input> | undefined) => void;
  /** Shows a text above the step. */
  readonly onFailure: (text: string) => void;
  /** Submits the step. */
  readonly onEnter: () => void;
}

export interface OrderFormProps<Input extends PaymentInstrumentInput = PaymentInstrumentInput> extends Pick<
  TenderFormProps<Input>,
  'cart' | 'messages' | 'texts' | 'onState' | 'onFailure' | 'onEnter'
> {
  readonly instrument: PaymentInstrument;
}
