import type { PaymentMethod } from '#generated/openapi/cart.ts';
import type { CheckoutKinds } from '../../checkout-kinds.ts';
import type { OrderRejection } from '../../order/use-stored-rejection.ts';
import type { ValueEntryProps } from '../tender.ts';

export interface ValuePaymentsProps extends Pick<ValueEntryProps, 'cart' | 'customer' | 'texts' | 'path'> {
  readonly kinds: CheckoutKinds;
  /** Undefined until the response arrives. */
  readonly methods: readonly PaymentMethod[] | undefined;
  readonly rejection: OrderRejection | undefined;
  readonly onNotice: (text: string | undefined) => void;
}
