import type { Cart } from '#generated/openapi/cart.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';

/** Props that all steps share. */
export interface StepProps {
  readonly cart: Cart;
  readonly countries: readonly Country[];
  readonly messages: CheckoutMessages;
  /** Called when the step is complete. */
  readonly onDone: () => void;
}
