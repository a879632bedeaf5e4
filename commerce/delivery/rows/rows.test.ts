import { describe, expect, it } from 'vitest';
import { deliveryMessages as french } from '#generated/messages/delivery/fr.ts';
import { deliveryMessages } from '#generated/messages/delivery/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { denverInfo, mixedCart, createOptions, pickup, pickupItem, shippedItem } from '../delivery.fixtures.ts';
import { findShipment } from '../shipment-of.ts';
import { describeLine } from './describe-delivery.ts';
import { groupLines } from './group-rows.ts';

const messages = bindMessages(deliveryMessages, 'en-US');
const [parcel, collection] = mixedCart.shippingMethods;
const atDenver = { ...denverInfo, timeZone: 'America/Denver' };

describe('describeLine', () => {
  it('includes the time of a parcel', () => {
    expect(parcel && describeLine(shippedItem, parcel, messages, 'en-US')).toEqual({ title: 'Ships to you', time: '3–5 business days' });
  });

  it('includes the store and the time of a pickup', () => {
    expect(collection && describeLine(pickupItem, { ...collection, storeInfo: atDenver }, messages, 'en-US')).toEqual({
      title: 'Pickup at Denver Union',
      time: 'ready by Mon, Nov 23, 6:30 PM',
    });
  });

  it('omits the time of day if the store’s time zone is unknown', () => {
    expect(collection && describeLine(pickupItem, collection, messages, 'en-US')?.time).toBe('');
  });

  it('shows an option before its shipment exists', () => {
    const row = { ...shippedItem, shippingOptions: createOptions(pickup) };
    expect(parcel && describeLine(row, parcel, bindMessages(french, 'fr-FR'), 'fr-FR')?.title).toBe('Retrait\u202F: Denver Union');
  });
});

describe('groupLines', () => {
  it('groups the lines by shipment and keeps their positions in the cart', () => {
    const groups = groupLines({ ...mixedCart, items: [pickupItem, shippedItem] });
    expect(groups.map(({ shipment, rows }) => [shipment?.shippingId, rows.map(({ index }) => index)])).toEqual([
      ['me', [1]],
      ['pickup', [0]],
    ]);
  });

  it.each([
    ['one shipment', [shippedItem]],
    ['a row without a shipment', [shippedItem, { ...pickupItem, shippingId: undefined }]],
  ])('does not divide a cart with %s', (_, items) => {
    expect(groupLines({ ...mixedCart, items })).toHaveLength(1);
  });
});

describe('findShipment', () => {
  it('returns undefined for a line without a shipment', () => {
    expect(findShipment(mixedCart, { ...pickupItem, shippingId: undefined })).toBeUndefined();
  });
});
