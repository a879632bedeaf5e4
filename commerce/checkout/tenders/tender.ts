import type { ReactElement } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { Cart, PaymentInstrumentInput, PaymentMethod } from '#generated/openapi/cart.ts';
import type { PaymentInstrument, PaymentMethodId } from '#generated/openapi/shared.ts';
import type { OrderMessages } from '../order/order-messages.ts';

/** All that the rules of the checkout and an order's page ask of a tender. Holds no form: an order's page loads none. */
export interface TenderDefinition {
  /** "rest" pays all that the cart's other tenders leave, "part" an amount of its own. */
  readonly covers: 'rest' | 'part';
  /** @param methods undefined until the service has answered */
  readonly isOffered: (methods: readonly PaymentMethod[] | undefined) => boolean;
  /** What the review and an order's page show of a payment. */
  readonly getLines: (instrument: PaymentInstrument, messages: OrderMessages) => readonly string[];
}

/** What the checkout adds: the form of the billing step. */
export interface CheckoutTender<Input extends PaymentInstrumentInput = PaymentInstrumentInput> extends TenderDefinition {
  readonly getTitle: (messages: CheckoutMessages) => string;
  readonly Form: (props: TenderFormProps<Input>) => ReactElement | null;
}

/** The tender's own member of the contract's union. */
export type TenderInput<Id extends PaymentMethodId> = Extract<PaymentInstrumentInput, { readonly payment_method_id: Id }>;

export interface TenderFormState<Input extends PaymentInstrumentInput = PaymentInstrumentInput> {
  /** What to add to the cart; "kept" for the payment that it has already, undefined where there is nothing to submit yet. */
  readonly collect: () => Promise<Input | 'kept' | undefined>;
  /** What was entered has been sent. */
  readonly forget: () => void;
}

export interface TenderFormProps<Input extends PaymentInstrumentInput = PaymentInstrumentInput> {
  readonly cart: Cart;
  readonly messages: CheckoutMessages;
  /** The cart's payment by this tender. */
  readonly instrument: PaymentInstrument | undefined;
  /** An order with the instrument was refused: another has to be entered. */
  readonly isRefused: boolean;
  /** What the service finds wrong with what was entered. */
  readonly fault: string | undefined;
  /** Hands over the form's state with each change of it, and undefined when the form goes. */
  readonly onState: (state: TenderFormState<Input> | undefined) => void;
  /** Shows a text above the step. */
  readonly onFailure: (text: string) => void;
  /** Submits the step. */
  readonly onEnter: () => void;
}
