import { describe, expect, it } from 'vitest';
import { digitalCart, sampleCart } from '../cart/cart.fixtures.ts';
import { getWalletDestinations } from './wallet-destinations.ts';
import { parseWalletMessage } from './wallet-messages.ts';
import { getWalletTotal } from './wallet-total.ts';

const session = { origin: 'https://pay.example', sessionId: 'session-1' };
const frame = {};
const address = {
  recipientFirstName: 'Robin',
  recipientLastName: 'Vale',
  addressLine1: '12 Birch Street',
  city: 'Denver',
  stateCityProvDept: 'CO',
  postalCode: '80202',
  country: 'US',
};
const contact = { recipientContactEmail: 'robin@wallet.example', recipientContactPhone: '+13035550134' };
const sent = { type: 'cairn:wallet-address', sessionId: 'session-1', address, contact };

const read = (data: unknown, more: { readonly origin?: string; readonly source?: unknown } = {}) =>
  parseWalletMessage({ origin: session.origin, source: frame as Window, data, ...(more as object) }, session, frame);

describe('parseWalletMessage', () => {
  it('parses an address with its contact and drops fields that are not in the contract', () => {
    const message = read({ ...sent, address: { ...address, addressLine2: '', isAdmin: 'yes' } });
    expect(message).toEqual({ type: 'cairn:wallet-address', address: { ...address, ...contact } });
  });

  it.each([
    ['of another origin', sent, { origin: 'https://evil.example' }],
    ['of another window', sent, { source: {} }],
    ['of another session', { ...sent, sessionId: 'session-2' }, {}],
    ['without an address', { ...sent, address: 'here' }, {}],
    ['with a token and no billing address', { ...sent, type: 'cairn:wallet-token', token: 'token-1' }, {}],
    ['of an unknown type', { ...sent, type: 'cairn:card-token', token: 'token-1' }, {}],
  ])('ignores messages %s', (_, data, more) => {
    expect(read(data, more)).toBeUndefined();
  });
});

describe('getWalletTotal', () => {
  it('has amounts in minor units and replaces the cart’s card by the wallet', () => {
    const labels = { subtotal: 'Subtotal', discount: 'Discount', delivery: 'Delivery', tax: 'Tax' };
    expect(getWalletTotal(sampleCart, labels)).toMatchObject({
      amountMinor: 39_222,
      currency: 'USD',
      lines: [
        { label: 'Subtotal', amountMinor: 36_000 },
        { label: 'Delivery', amountMinor: 0 },
        { label: 'Tax', amountMinor: 3222 },
      ],
      method: 'standard',
    });
  });
});

describe('getWalletDestinations', () => {
  const recipient = { ...address, ...contact };

  it('sends parcels to the address and digital goods to the contact', () => {
    expect(getWalletDestinations(sampleCart, recipient)).toEqual([{ shippingId: 'me', address: recipient }]);
    const { recipientFirstName, recipientLastName } = address;
    expect(getWalletDestinations(digitalCart, recipient)).toEqual([
      { shippingId: 'digital', contact: { recipientFirstName, recipientLastName, ...contact } },
    ]);
  });

  it('is undefined if the wallet lacks a field that a shipment requires', () => {
    expect(getWalletDestinations(digitalCart, address)).toBeUndefined();
  });
});
