import type { Cart } from '#generated/openapi/cart.ts';
import type { ServiceError } from '../../../client/service-error.ts';

export interface AddedValue {
  readonly isAdded: boolean;
  /** An error about the input. Other errors show above the step. */
  readonly fault?: ServiceError;
}

/** Sends a payment and announces the covered amount. Only one request runs at a time. */
export type AddValue = (send: () => Promise<Cart>) => Promise<AddedValue>;
