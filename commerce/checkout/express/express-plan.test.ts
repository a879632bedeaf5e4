import { describe, expect, it } from 'vitest';
import { sampleCart, unpaidCart } from '../../cart/cart.fixtures.ts';
import type { CheckoutCustomer } from '../checkout-customer.ts';
import { sampleCountries as countries } from '../checkout.fixtures.ts';
import { mixedCart, pickupCart, pointCart } from '../shipments.fixtures.ts';
import { getExpressPlan } from './express-plan.ts';

const address = { ...sampleCart.shippingAddress, id: 'addr-9' } as NonNullable<CheckoutCustomer['address']>[number];
const customer: CheckoutCustomer = { firstName: 'Robin', lastName: 'Vale', email: 'robin@example.com', address: [address] };
const { shippingAddress: _, billingAddress, ...bare } = sampleCart;
const paid = { ...bare, totals: { ...sampleCart.totals, remainingToPay: 0 } };
const contact = { recipientFirstName: 'Robin', recipientLastName: 'Vale', recipientContactEmail: 'robin@example.com' };

describe('getExpressPlan', () => {
  it('uses the default shipping address, also as billing address', () => {
    const plan = getExpressPlan({ cart: paid, customer, countries });
    expect(plan).toMatchObject({
      destinations: [{ shippingId: 'me', address: { city: 'Boulder' }, useAsBilling: true }],
      needsCard: false,
    });
    expect(plan?.destinations[0]?.address).not.toHaveProperty('id');
  });

  it('uses the customer as contact of a pickup', () => {
    const cart = { ...paid, billingAddress, shippingMethods: pickupCart.shippingMethods };
    expect(getExpressPlan({ cart, customer, countries })).toEqual({ destinations: [{ shippingId: 'pickup', contact }], needsCard: false });
  });

  it('uses the account’s address as billing address of a pickup', () => {
    const cart = { ...paid, shippingMethods: pickupCart.shippingMethods };
    expect(getExpressPlan({ cart, customer, countries })).toMatchObject({
      destinations: [{ shippingId: 'pickup', contact }],
      billingAddress: { city: 'Boulder' },
    });
  });

  it('uses both for a cart with a parcel and a pickup', () => {
    const cart = { ...paid, shippingMethods: mixedCart.shippingMethods };
    expect(getExpressPlan({ cart, customer, countries })?.destinations).toMatchObject([
      { shippingId: 'me' },
      { shippingId: 'pickup', contact },
    ]);
  });

  it('requires the default card while something remains to be paid', () => {
    const cart = { ...sampleCart, payment_instruments: [], totals: unpaidCart.totals };
    expect(getExpressPlan({ cart, customer, countries })).toEqual({ destinations: [], needsCard: true });
  });

  it.each([
    ['the account has no main address', { customer: { ...customer, address: [{ ...address, main: false }] } }],
    ['the account lacks a required field', { cart: { ...paid, billingAddress, shippingMethods: pointCart.shippingMethods } }],
    [
      'a pickup leaves the bill without an address',
      { cart: { ...paid, shippingMethods: pickupCart.shippingMethods }, customer: { ...customer, address: [] } },
    ],
    ['a changed delivery is not accepted yet', { cart: { ...paid, deliveryChanges: [{ itemId: 'item-1' } as never] } }],
  ])('is undefined if %s', (_reason, source) => {
    expect(getExpressPlan({ cart: paid, customer, countries, ...source })).toBeUndefined();
  });
});
