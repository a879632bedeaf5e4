import type { ReactNode } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { TendersMessages } from '#generated/messages/tenders/messages.ts';
import type { Cart, PaymentInstrumentInput, PaymentMethod } from '#generated/openapi/cart.ts';
import type { PaymentInstrument, PaymentMethodId } from '#generated/openapi/shared.ts';
import type { Formatters } from '../../site/formatters.ts';
import type { CheckoutCustomer } from '../checkout-customer.ts';
import type { AddValue } from './value/add-value.ts';

/** Messages and formatters of payments. */
export interface PaymentTexts {
  readonly messages: TendersMessages;
  readonly formatters: Formatters;
}

/** The part of a tender that an order's page and the checkout's rules use. The form is separate because that page does not load it. */
export interface TenderDefinition {
  /** "value" tenders pay an amount from a balance, any number of them. Of "rest" tenders a cart has one, which pays the remainder. */
  readonly group: 'value' | 'rest';
  /** Lines of text that describe a payment in the review and on an order's page. The first line names it. */
  readonly getLines: (instrument: PaymentInstrument, texts: PaymentTexts) => readonly string[];
  /** Where a refund goes, as the object of its sentence, e.g. "your card". */
  readonly getRefund: (messages: TendersMessages) => string;
}

/** A tender with its entry in "Gift cards and rewards", which loads on demand. The entry adds its payments itself. */
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
  /** Path of the checkout's step, for links that lead back to it. */
  readonly path: string;
  readonly onAdd: AddValue;
}

/** The checkout's part of a tender: its form in the choice of the payment for the rest. The step adds the payment. */
export interface RestTender<Input extends PaymentInstrumentInput = PaymentInstrumentInput> {
  readonly group: 'rest';
  /** Shown while the methods load, so that it is there at once in nearly every shop. */
  readonly isExpected?: boolean;
  /** The payment starts outside of the step, e.g. with an express button; the step shows only that of the cart. */
  readonly startsOutside?: boolean;
  readonly getTitle: (messages: CheckoutMessages, method: PaymentMethod | undefined) => string;
  /** Text for a declined payment, with the next step. */
  readonly getDeclined: (messages: CheckoutMessages) => string;
  readonly Form: (props: TenderFormProps<Input>) => ReactNode;
  /** Form of the summary for a payment that the order has to complete (needsSecurityCode). */
  readonly OrderForm?: (props: OrderFormProps<Input>) => ReactNode;
}

/** The tender's own member of the contract's union. */
export type TenderInput<Id extends PaymentMethodId> = Extract<PaymentInstrumentInput, { readonly payment_method_id: Id }>;

export interface TenderFormState<Input extends PaymentInstrumentInput = PaymentInstrumentInput> {
  /** Returns the payment to add, "kept" for the cart's own payment, or undefined if there is nothing to submit yet. */
  readonly collect: () => Promise<Input | 'kept' | undefined>;
  /** Leads to a page of the partner, in place of a payment to add; that page leads back to the checkout's return page. */
  readonly leave?: () => Promise<void>;
  /** Label of the step's button, in place of the step's own. */
  readonly nextLabel?: string;
  /** Called once the input has been sent. */
  readonly forget: () => void;
}

export interface TenderFormProps<Input extends PaymentInstrumentInput = PaymentInstrumentInput> {
  readonly cart: Cart;
  readonly messages: CheckoutMessages;
  readonly texts: PaymentTexts;
  /** Undefined while the methods load. */
  readonly method: PaymentMethod | undefined;
  /** Undefined for a guest. */
  readonly customer: CheckoutCustomer | undefined;
  /** The cart's payment by this tender. */
  readonly instrument: PaymentInstrument | undefined;
  /** True if an order with the instrument was rejected, so that it has to be replaced. */
  readonly isRefused: boolean;
  /** The service's error about the input. */
  readonly fault: string | undefined;
  /** Hands over the form's state with each change of it, and undefined when the form goes. */
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
