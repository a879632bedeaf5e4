import { describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Address } from '#generated/openapi/shared.ts';
import type { Calls } from '../../client/calls.ts';
import { ServiceError } from '../../client/service-error.ts';
import { createTestCart } from '../../cart/testing/cart-service.ts';
import { restoreDestinations } from './restore-destinations.ts';

const place = { addressLine1: '12 Birch Street', city: 'Denver', postalCode: '80202', country: 'US' };
const person = { recipientFirstName: 'Robin', recipientLastName: 'Vale' };
const contact = { recipientFirstName: 'Kim', recipientLastName: 'Vale', recipientContactEmail: 'kim@shopper.example' };
const createAddress = (approachType: Address['approachType']): Address => ({ id: 'a', approachType, main: true, ...person, ...place });
const shipments: Cart['shippingMethods'] = [
  { shippingId: 'me', code: 'standard', applicableShippingMethods: [] },
  { shippingId: 'pickup', code: 'pickup', applicableShippingMethods: [] },
];
const created: Cart = { ...createTestCart('new', 1, []), shippingMethods: shipments };
const lostCart: Cart = {
  ...createTestCart('old', 5, []),
  shippingAddress: createAddress('S'),
  billingAddress: createAddress('B'),
  shippingMethods: [
    { shippingId: 'me', code: 'express', applicableShippingMethods: [] },
    { shippingId: 'pickup', code: 'pickup', applicableShippingMethods: [], contact },
    { shippingId: 'sts', code: 'sts', applicableShippingMethods: [], contact },
  ],
};

async function restore(rejected?: string) {
  const sent: (readonly [string, unknown])[] = [];
  const send: Calls['send'] = async ({ operationId }, { body }) => {
    sent.push([operationId, body]);
    if (operationId === rejected) throw new ServiceError('rejected', { operation: operationId, status: 409, errorId: 'SHP500' });
    return created;
  };
  expect(await restoreDestinations({ send }, created, lostCart)).toBe(created);
  return sent;
}

describe('restoreDestinations', () => {
  const all = [
    ['addShippingAddress', { address: { ...person, ...place } }],
    ['addShippingAddress', { shippingId: 'pickup', contact }],
    ['setShippingMethod', { basketId: 'new', shippingId: 'me', code: 'express' }],
    ['addBillingAddress', { address: { ...person, ...place } }],
  ];

  it('saves addresses, contacts and methods of the shipments that the new cart has', async () => {
    expect(await restore()).toEqual(all);
  });

  it('continues after a rejected part', async () => {
    expect(await restore('addShippingAddress')).toEqual(all);
  });
});
