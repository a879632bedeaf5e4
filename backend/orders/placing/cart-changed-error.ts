import { CallError } from '../../router/call-error.ts';

/** 409 BSK412: the cart differs from the one that the shopper saw. */
export const createCartChangedError = (): CallError =>
  new CallError(409, 'BSK412', [{ message: 'The cart has changed meanwhile.', type: 'flash' }]);
