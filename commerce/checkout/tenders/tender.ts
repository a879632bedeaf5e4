import type { ReactElement } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { Cart, PaymentInstrumentInput, PaymentMethod } from '#generated/openapi/cart.ts';
import type { PaymentInstrument, PaymentMethodId } from '#generated/openapi/shared.ts';
import type { OrderMessages } from '../order/order-messages.ts';

/** The part of a tender that an order's page and the checkout's rules use. The form is separate because that page does not load it. */
export interface TenderDefinition {
  /** "rest" pays all that the cart's other tenders leave, "part" an amount of its own. */
  readonly covers: 'rest' | 'part';
  /** @param methods undefined until the response has arrived */
  readonly isOffered: (methods: readonly PaymentMethod[] | undefined) => boolean;
  /** Lines of text that describe a payment in the review and on an order's page. */
  readonly getLines: (instrument: PaymentInstrument, messages: OrderMessages) => readonly string[];
}

/** The checkout's part of a tender: its form in the billing step. */
export interface CheckoutTender<Input extends PaymentInstrumentInput = PaymentInstrumentInput> extends TenderDefinition {
  readonly getTitle: (messages: CheckoutMessages) => string;
  /** Text for a declined payment, with the next step. */
  readonly getDeclined: (messages: CheckoutMessages) => string;
  readonly Form: (props: TenderFormProps<Input>) => ReactElement | null;
}

/** The tender's own member of the contract's union. */
export type TenderInput<Id extends PaymentMethodId> = Extract<PaymentInstrumentInput, { readonly payment_method_id: Id }>;

export interface TenderFormState<Input extends PaymentInstrumentInput = PaymentInstrumentInput> {
  /** Returns the payment to add, "kept" for the cart's own payment, or undefined if there is nothing to submit yet. */
  readonly collect: () => Promise<Input | 'kept' | undefined>;
  /** Called once the input has been sent. */
  readonly forget: () => void;
}

export interface TenderFormProps<Input extends PaymentInstrumentInput = PaymentInstrumentInput> {
  readonly cart: Cart;
  readonly messages: CheckoutMessages;
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
