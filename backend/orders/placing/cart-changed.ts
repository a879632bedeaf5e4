import { CallError } from '../../router/call-error.ts';

/** 409 BSK412: the cart is not the one that the shopper was shown. */
export const cartChanged = (): CallError => new CallError(409, 'BSK412', [{ message: 'The cart has changed meanwhile.', type: 'flash' }]);
