import type { Cart, CartItem, ShippingOption } from '#generated/openapi/cart.ts';
import type { DeliveryChange, ShippingMethod, StoreInfo } from '#generated/openapi/shared.ts';
import type { Store } from '#generated/openapi/stores.ts';
import { lowItem, openCart, sampleItem } from '../cart/cart.fixtures.ts';

export const denver: Store = {
  id: 'TF-DEN-01',
  name: 'Denver Union',
  addressLine1: '1640 Wazee Street',
  city: 'Denver',
  stateCityProvDept: 'CO',
  postalCode: '80202',
  country: 'US',
  phone: '+13035550142',
  latitude: 39.7527,
  longitude: -105.0003,
  timeZone: 'America/Denver',
  services: ['pickup', 'shipToStore', 'repair'],
  opening: { state: 'open', changesAt: '2026-11-24T03:00:00Z' },
  hours: [{ day: 'monday', opens: '10:00', closes: '20:00' }, { day: 'sunday' }],
  specialDays: [],
  readyBy: '2026-11-24T01:30:00Z',
  distance: 1.7,
  inventory: 3,
};

export const boulder: Store = {
  ...denver,
  id: 'TF-BOU-01',
  name: 'Boulder Pearl Street',
  addressLine1: '1200 Pearl Street',
  city: 'Boulder',
  postalCode: '80302',
  latitude: 40.0176,
  longitude: -105.2797,
  distance: 41.2,
  inventory: 0,
};

export const standard: ShippingMethod = { code: 'standard', label: 'Standard', deliveryTime: '3-5', price: 8 };
const express: ShippingMethod = { code: 'express', label: 'Express', deliveryTime: '1-2', price: 15 };
export const pickup: ShippingMethod = { code: 'pickup', label: 'Store pickup', deliveryTime: 'same day', price: 0 };
export const shipToStore: ShippingMethod = { code: 'sts', label: 'Ship to store', deliveryTime: '3-5', price: 0 };

const { inventory: storeInventory = 0, timeZone: _, addressLine1, city, stateCityProvDept, postalCode, country } = denver;
export const denverInfo: StoreInfo = {
  id: denver.id,
  name: denver.name,
  storeInventory,
  address: { addressLine1, city, stateCityProvDept, postalCode, country },
};

export const createOptions = (selected: ShippingMethod): ShippingOption[] => [
  { selected: selected === standard, available: true, shippingMethod: standard },
  { selected: selected === pickup, available: true, shippingMethod: pickup, storeInfo: denverInfo },
  { selected: selected === shipToStore, available: true, shippingMethod: shipToStore, storeInfo: denverInfo },
];

export const shippedItem: CartItem = { ...sampleItem, shippingId: 'me', shippingOptions: createOptions(standard) };
export const pickupItem: CartItem = { ...lowItem, shippingId: 'pickup', shippingOptions: createOptions(pickup) };

/** A cart with a parcel and a pickup. */
export const mixedCart: Cart = {
  ...openCart,
  items: [shippedItem, pickupItem],
  shippingMethods: [
    { shippingId: 'me', code: 'standard', applicableShippingMethods: [standard, express], needsAddress: true },
    {
      shippingId: 'pickup',
      code: 'pickup',
      applicableShippingMethods: [pickup],
      storeInfo: denverInfo,
      readyBy: '2026-11-24T01:30:00Z',
      needsAddress: false,
    },
  ],
};

export const pickupToHome: DeliveryChange = {
  type: 'PickupToHome',
  code: 'ORD516',
  itemId: shippedItem.id,
  from: pickup,
  to: standard,
  storeInfo: denverInfo,
  reason: 'storeStock',
  priceDifference: 8,
  canUndo: false,
};

/** A cart whose first line was moved from pickup to a parcel. */
export const changedCart: Cart = { ...mixedCart, deliveryChanges: [pickupToHome] };
