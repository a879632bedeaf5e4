import { describe, expect, it } from 'vitest';
import { sampleCart, unpaidCart } from '../../cart/cart.fixtures.ts';
import type { CheckoutCustomer } from '../checkout-customer.ts';
import { sampleCountries as countries } from '../checkout.fixtures.ts';
import { mixedCart, pickupCart, pointCart } from '../shipments.fixtures.ts';
import { expressDestinations } from './express-destinations.ts';

const address = { ...sampleCart.shippingAddress, id: 'addr-9' } as NonNullable<CheckoutCustomer['address']>[number];
const customer: CheckoutCustomer = { firstName: 'Robin', lastName: 'Vale', email: 'robin@example.com', address: [address] };
const { shippingAddress: _, billingAddress, ...bare } = sampleCart;
const paid = { ...bare, totals: { ...sampleCart.totals, remainingToPay: 0 } };
const contact = { recipientFirstName: 'Robin', recipientLastName: 'Vale', recipientContactEmail: 'robin@example.com' };

describe('expressDestinations', () => {
  it('takes the default shipping address, for the bill too', () => {
    const destinations = expressDestinations({ cart: paid, customer, countries });
    expect(destinations).toMatchObject([{ shippingId: 'me', address: { city: 'Boulder' }, useAsBilling: true }]);
    expect(destinations?.[0]?.address).not.toHaveProperty('id');
  });

  it('takes the customer as the contact of a pickup', () => {
    const cart = { ...paid, billingAddress, shippingMethods: pickupCart.shippingMethods };
    expect(expressDestinations({ cart, customer, countries })).toEqual([{ shippingId: 'pickup', contact }]);
  });

  it('takes both for a cart with a parcel and a pickup', () => {
    const cart = { ...paid, shippingMethods: mixedCart.shippingMethods };
    expect(expressDestinations({ cart, customer, countries })).toMatchObject([{ shippingId: 'me' }, { shippingId: 'pickup', contact }]);
  });

  it.each([
    ['something remains to be paid', { cart: { ...unpaidCart, shippingAddress: undefined } }],
    ['the account has no main address', { customer: { ...customer, address: [{ ...address, main: false }] } }],
    ['the account lacks a required field', { cart: { ...paid, billingAddress, shippingMethods: pointCart.shippingMethods } }],
    ['a pickup leaves the bill without an address', { cart: { ...paid, shippingMethods: pickupCart.shippingMethods } }],
    ['the cart has all its destinations', { cart: sampleCart }],
    ['a changed delivery is not accepted yet', { cart: { ...paid, deliveryChanges: [{ itemId: 'item-1' } as never] } }],
  ])('changes nothing if %s', (_reason, source) => {
    expect(expressDestinations({ cart: paid, customer, countries, ...source })).toBeUndefined();
  });
});
