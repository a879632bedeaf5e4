import type { Cart } from '#generated/openapi/cart.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import type { Speech } from '../cart/speech.ts';
import type { CheckoutWords } from './address-form.tsx';

/** What each step of the checkout works with. */
export interface StepProps {
  readonly cart: Cart;
  readonly countries: readonly Country[];
  readonly words: CheckoutWords;
  readonly speech: Speech;
  /** The step is done: on to the next. */
  readonly onDone: () => void;
}
