import { describe, expect, it } from 'vitest';
import { boulder, denver, createOptions, pickup, shippedItem, standard } from '../delivery.fixtures.ts';
import { getDeliveryOptions } from './delivery-options.ts';

const createStates = (...parameters: Parameters<typeof getDeliveryOptions>) =>
  getDeliveryOptions(...parameters).map(({ choice: { code, storeId }, isAvailable }) => [code, storeId, isAvailable]);

describe('getDeliveryOptions', () => {
  it('offers the service’s options, each with its store', () => {
    expect(createStates(shippedItem)).toEqual([
      ['standard', undefined, true],
      ['pickup', denver.id, true],
      ['sts', denver.id, true],
    ]);
  });

  it('uses another store for methods that have one, and checks its stock if it hands out its own', () => {
    expect(createStates(shippedItem, boulder)).toEqual([
      ['standard', undefined, true],
      ['pickup', boulder.id, false],
      ['sts', boulder.id, true],
    ]);
  });

  it('validates what the other store offers', () => {
    const other = { ...boulder, inventory: 9, services: ['pickup' as const] };
    expect(createStates(shippedItem, other).slice(1)).toEqual([
      ['pickup', boulder.id, true],
      ['sts', boulder.id, false],
    ]);
  });

  it('requires a store if the service knows none', () => {
    const options = createOptions(standard).map((option) => ({ ...option, storeInfo: undefined }));
    const [, option] = getDeliveryOptions({ ...shippedItem, shippingOptions: options });
    expect(option).toMatchObject({ method: pickup, hasStore: true, isAvailable: false });
    expect(option?.store).toBeUndefined();
  });
});
