import type { Cart, CartItem, ShipmentMethods } from '#generated/openapi/cart.ts';
import type { ShippingMethod, StoreInfo } from '#generated/openapi/shared.ts';
import { lowItem, openCart, sampleCart, sampleItem, sampleOrder } from '../cart/cart.fixtures.ts';
import { denver, denverInfo } from '../delivery/delivery.fixtures.ts';
import { kiosk } from '../cart/testing/fake-places.ts';

const createMethod = (code: ShippingMethod['code'], label: string, deliveryTime: string, price = 0): ShippingMethod => ({
  code,
  label,
  deliveryTime,
  price,
});
const standard = createMethod('standard', 'Standard', '3-5', 8);
const pickup = createMethod('pickup', 'Store pickup', 'same day');
const pudo = createMethod('pudo', 'Collection point', '2-3', 4);
const digital = createMethod('digital', 'By email', 'same day');

const store: StoreInfo = { ...denverInfo, timeZone: denver.timeZone };

const homeShipment: ShipmentMethods = {
  shippingId: 'me',
  code: 'standard',
  applicableShippingMethods: [standard, createMethod('express', 'Express', '1-2', 15)],
  needsAddress: true,
};
const pickupShipment: ShipmentMethods = {
  shippingId: 'pickup',
  code: 'pickup',
  applicableShippingMethods: [pickup],
  storeInfo: store,
  requiredContact: ['recipientFirstName', 'recipientLastName'],
  readyBy: '2026-11-24T20:30:00Z',
  needsAddress: false,
};
const pointShipment: ShipmentMethods = {
  shippingId: 'pudo',
  code: 'pudo',
  applicableShippingMethods: [pudo],
  collectionPoint: kiosk,
  requiredContact: ['recipientFirstName', 'recipientLastName', 'recipientContactEmail', 'recipientContactPhone'],
  needsAddress: false,
};
const digitalShipment: ShipmentMethods = { shippingId: 'digital', code: 'digital', applicableShippingMethods: [digital] };

const getOptions = (selected: ShippingMethod): CartItem['shippingOptions'] => [
  { selected: selected === standard, available: true, shippingMethod: standard },
  { selected: selected === pickup, available: true, shippingMethod: pickup, storeInfo: store },
  { selected: selected === pudo, available: true, shippingMethod: pudo },
];
const jacket: CartItem = { ...sampleItem, shippingId: 'me', shippingOptions: getOptions(standard) };
const pack: CartItem = { ...lowItem, shippingId: 'pickup', shippingOptions: getOptions(pickup) };
const giftCard: CartItem = {
  ...sampleItem,
  id: 'item-5',
  sku: 'TARNFELL:TFGIF050:GD1:OS::1:',
  name: 'Gift Card 50',
  qty: 1,
  isDigitalProduct: true,
  shippingId: 'digital',
  price: { ...sampleItem.price, amount: 50, rowTotal: 50, current: 50, original: 50 },
};

export const parcelCart: Cart = { ...openCart, items: [jacket], shippingMethods: [homeShipment] };

/** A cart with a parcel, a pickup and a gift card. */
export const mixedCart: Cart = {
  ...openCart,
  items: [jacket, pack, giftCard],
  shippingMethods: [homeShipment, pickupShipment, digitalShipment],
};

export const pickupCart: Cart = { ...openCart, items: [pack], shippingMethods: [pickupShipment] };

export const pointCart: Cart = { ...openCart, items: [{ ...pack, shippingId: 'pudo' }], shippingMethods: [pointShipment] };

const collector = { recipientFirstName: 'Kim', recipientLastName: 'Vale', recipientContactEmail: 'kim@example.com' };

/** The mixed cart with all data for an order. */
export const readyMixedCart: Cart = {
  ...sampleCart,
  items: mixedCart.items,
  totals: { ...sampleCart.totals, itemSubTotal: 530, itemTotal: 530, shipping: 8, total: 570.22 },
  shippingMethods: mixedCart.shippingMethods.map((one) => (one === pickupShipment ? { ...one, contact: collector } : one)),
};

/** An order of the mixed cart. */
export const mixedOrder = {
  ...sampleOrder,
  items: mixedCart.items.map((item) => ({ ...item, shippingId: item.shippingId ?? 'me' })),
  totals: { ...sampleOrder.totals, itemSubTotal: 530, itemTotal: 530, shipping: 8, total: 570.22 },
  shipments: [
    { shippingId: 'me', shippingMethod: standard, itemIds: [jacket.id] },
    {
      shippingId: 'pickup',
      shippingMethod: pickup,
      itemIds: [pack.id],
      storeInfo: store,
      contact: collector,
      readyBy: '2026-11-24T20:30:00Z',
    },
    { shippingId: 'digital', shippingMethod: digital, itemIds: [giftCard.id] },
  ],
} satisfies typeof sampleOrder;
