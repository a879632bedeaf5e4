import { getCart } from '#generated/calls/get-cart.ts';

/** A page has only one cart, so the query key does not contain the id. */
export const cartKey = getCart.key();
