import type { Cart } from '#generated/openapi/cart.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';

/** What each step of the checkout works with. */
export interface StepProps {
  readonly cart: Cart;
  readonly countries: readonly Country[];
  readonly messages: CheckoutMessages;
  /** The step is done: on to the next. */
  readonly onDone: () => void;
}
