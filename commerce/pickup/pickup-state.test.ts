import { describe, expect, it } from 'vitest';
import { deliveryMessages } from '#generated/messages/delivery/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { denver } from '../delivery/delivery.fixtures.ts';
import { getPickupState } from './pickup-state.ts';
import type { StoreStock } from './use-store-stock.ts';

const messages = bindMessages(deliveryMessages, 'en-US');
const sku = 'TARNFELL:TFR10ARA:K3B:M::1:';
const ready: StoreStock = { store: denver, units: 3, isLoading: false };
const getState = (stock: Partial<StoreStock>, wish = { qty: 1, sku: sku as string | undefined }) =>
  getPickupState({ ...ready, ...stock }, wish, new Date('2026-11-23T20:00:00Z'), messages, 'en-US');

describe('getPickupState', () => {
  it('shows the store’s units and when they are ready', () => {
    expect(getState({})).toEqual({ isPossible: true, text: '3 in stock, ready today by 6:30 PM' });
  });

  it('leaves the check to the cart if the units are unknown', () => {
    expect(getState({ units: undefined })).toEqual({ isPossible: true, text: 'ready today by 6:30 PM' });
  });

  it.each<[string, Partial<StoreStock>, string]>([
    ['none', { units: 0 }, 'Not available there'],
    ['no store', { store: undefined }, 'Choose a store to see if it’s available'],
    ['a store without pickup', { store: { ...denver, services: ['repair'] } }, 'No pickup at this store'],
    ['an unfinished check', { isLoading: true }, 'Checking stock…'],
  ])('is not possible with %s', (_, stock, text) => {
    expect(getState(stock)).toEqual({ isPossible: false, text });
  });

  it('is not possible for more units than the store has', () => {
    expect(getState({}, { qty: 4, sku })).toEqual({ isPossible: false, text: '3 in stock' });
  });

  it('requires a size first', () => {
    expect(getState({ units: undefined }, { qty: 1, sku: undefined }).isPossible).toBe(false);
  });
});
