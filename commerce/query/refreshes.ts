import type { QueryClient } from '@tanstack/react-query';
import type { MutationId, ReadingId } from '#generated/openapi/call.ts';

type Readings = readonly ReadingId[];

const nothing: Readings = [];
/** What is in a cart, and where it goes, decides which ways of shipping and paying there are. */
const ways: Readings = ['getShippingMethods', 'getPaymentMethods'];
/** Where the bill goes may decide how it can be paid. */
const payment: Readings = ['getPaymentMethods'];
/** A payment session that was used is used up, and another payment begins with another. */
const payments: Readings = ['getPaymentMethods', 'getPaymentSession'];

/** It holds what is changed by calls of its own, too. */
const profile: Readings = ['getProfile'];
const subscriptions: Readings = ['getProfile', 'getSubscription'];

/**
 * What each changing call makes old, and so has asked for anew. The cart is not among it: where a call answers the changed cart, its answer
 * takes the cart's place (commerce/cart/changes/change-cart.ts).
 */
const refreshes = {
  addAddress: profile,
  addBillingAddress: payment,
  addItem: ways,
  addPaymentInstrument: payments,
  addShippingAddress: ways,
  createCart: ways,
  createCartWithItem: ways,
  createSubscription: subscriptions,
  deleteAddress: profile,
  // Stock has changed.
  placeOrder: ['getInventory', 'getAvailability'],
  // Preparing checks stock, prices and delivery.
  prepareOrder: ways,
  removeBillingAddress: payment,
  removeItem: ways,
  removePaymentInstrument: payments,
  removeShippingAddress: ways,
  resetPassword: nothing,
  setShippingMethod: nothing,
  updateAddress: profile,
  updateItem: ways,
  updateNotification: profile,
  // Its answer is the profile.
  updateProfile: ['getSubscription'],
  updateSubscription: subscriptions,
} as const satisfies Readonly<Record<MutationId, Readings>>;

/** Asks anew for what a call has made old; only what is on show is fetched at once. */
export function refresh(client: QueryClient, mutation: MutationId): void {
  for (const reading of refreshes[mutation]) void client.invalidateQueries({ queryKey: [reading] });
}
