import type { Cart, CartItem } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';

const price = { current: 180, original: 240, amount: 180, rowTotal: 360, highCurrent: 180, highOriginal: 240 };

/** The cart line of the contract's example. */
export const sampleItem: CartItem = {
  id: 'item-1',
  sku: 'TARNFELL:TFR10ARA:K3B:M::1:',
  upc: '0190849001234',
  productId: 'TFR10ARAK3B',
  masterId: 'TFR10ARA',
  name: 'Ridgeline Shell',
  color: { value: 'K3B', label: 'Spruce' },
  size: { value: 'M', label: 'M' },
  qty: 2,
  maxQty: 10,
  price,
  pdpUrl: '/p/ridgeline-shell-TFR10ARA',
  productImageURL: '/media/tarnfell/image/upload/v1/products/jacket-kestrel/spruce/front',
  availability: { state: 'InStock', quantity: 14 },
  shippingOptions: [],
  isDigitalProduct: false,
  bonus: false,
  isCustoms: false,
  taxTotal: 32.22,
};

export const lowItem: CartItem = {
  ...sampleItem,
  id: 'item-2',
  sku: 'TARNFELL:TFP20SCR:N1A:OS::1:',
  productId: 'TFP20SCRN1A',
  masterId: 'TFP20SCR',
  name: 'Scree 28 Daypack with rain cover',
  color: { value: 'N1A', label: 'Stone' },
  size: { value: '28L', label: '28 l' },
  qty: 1,
  price: { current: 120, original: 120, amount: 120, rowTotal: 120, highCurrent: 120, highOriginal: 120 },
  availability: { state: 'LowStock', quantity: 2 },
  productImageURL: '/media/tarnfell/image/upload/v1/products/pack-massif/ochre/front',
  taxTotal: 0,
};

export const soldOutItem: CartItem = {
  ...lowItem,
  id: 'item-3',
  sku: 'TARNFELL:TFB30LED:B2C:42::1:',
  name: 'Ledge Mid Boot',
  availability: { state: 'OutOfStock', quantity: 0 },
  productImageURL: '/media/tarnfell/image/upload/v1/products/boot-scree/slate/side',
};

const person = {
  main: true,
  addressLine1: '12 Pearl Street',
  addressLine2: 'Apt 4',
  city: 'Boulder',
  stateCityProvDept: 'CO',
  postalCode: '80302',
  country: 'US',
  recipientFirstName: 'Robin',
  recipientLastName: 'Vale',
  recipientContactEmail: 'robin@example.com',
  recipientContactPhone: '+13035550142',
};

/** The contract's example cart, ready to be ordered. */
export const sampleCart: Cart = {
  id: '5b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1e64',
  version: 7,
  status: 'open',
  currency: 'USD',
  taxIncluded: false,
  email: 'robin@example.com',
  totalItems: 1,
  totals: {
    total: 392.22,
    totalDiscount: 0,
    itemSubTotal: 360,
    itemTotal: 360,
    netAmount: 360,
    taxAmount: 32.22,
    shipping: 0,
    tax: 32.22,
    totalWithoutTax: 360,
    appliedRewards: 0,
    remainingToPay: 0,
    totalUnits: 2,
  },
  items: [sampleItem],
  payment_instruments: [
    {
      paymentInstrumentId: 'pi-1',
      payment_method_id: 'CREDIT_CARD',
      amount: 392.22,
      card: { brand: 'Quillon', last4: '3338', expiryMonth: 4, expiryYear: 2029 },
    },
  ],
  shippingMethods: [
    {
      shippingId: 'me',
      code: 'standard',
      applicableShippingMethods: [
        { code: 'standard', label: 'Standard', deliveryTime: '3-5', price: 0 },
        { code: 'express', label: 'Express', deliveryTime: '1-2', price: 15 },
      ],
    },
  ],
  shippingAddress: { id: 'addr-1', approachType: 'S', ...person },
  billingAddress: { id: 'addr-2', approachType: 'B', ...person },
  couponItems: [],
  orderPromotions: [],
  promoSummary: [],
  approachingDiscount: [{ level: 'SHIPPING', promotionId: 'free-shipping', threshold: 500, remaining: 140 }],
  flash: [],
  customerNotifications: [],
};

/** The example cart without payment. */
export const unpaidCart: Cart = {
  ...sampleCart,
  payment_instruments: [],
  totals: { ...sampleCart.totals, remainingToPay: sampleCart.totals.total },
};

const { shippingAddress: _, billingAddress: __, email: ___, ...unaddressed } = sampleCart;

/** A cart without delivery address, with lines in every state. */
export const openCart: Cart = {
  ...unaddressed,
  payment_instruments: [],
  totalItems: 2,
  items: [sampleItem, lowItem],
  shippingMethods: [
    {
      shippingId: 'me',
      code: 'standard',
      applicableShippingMethods: [
        { code: 'standard', label: 'Standard', deliveryTime: '3-5', price: 8 },
        { code: 'express', label: 'Express', deliveryTime: '1-2', price: 15 },
      ],
    },
  ],
  totals: {
    ...sampleCart.totals,
    itemSubTotal: 480,
    itemTotal: 480,
    shipping: 8,
    tax: 0,
    taxAmount: 0,
    total: 488,
    remainingToPay: 488,
    totalWithoutTax: 488,
    totalUnits: 3,
  },
  approachingDiscount: [{ level: 'SHIPPING', promotionId: 'free-shipping', threshold: 500, remaining: 20 }],
};

const createGift = (id: string, name: string, picture: string, available = true) => ({
  sku: `TARNFELL:TFG${id}:N1A:OS::1:`,
  productId: `TFG${id}N1A`,
  name,
  color: { value: 'N1A', label: 'Stone' },
  productImageURL: `/media/tarnfell/image/upload/v1/products/${picture}/front`,
  available,
  chosen: false,
});

/** All kinds of promotions: on lines, order and shipping, valid and invalid codes, automatic gifts and gifts to choose. */
export const promotedCart: Cart = {
  ...openCart,
  totalItems: 3,
  items: [
    {
      ...sampleItem,
      price: { ...price, discount: 36, rowTotal: 324 },
      promotions: [{ promotionId: 'shells', promotionName: 'Shells 10% off', amount: 36 }],
    },
    lowItem,
    {
      ...sampleItem,
      id: 'item-9',
      sku: 'TARNFELL:TFG00CUP:N1A:OS::1:',
      productId: 'TFG00CUPN1A',
      name: 'Enamel Mug',
      color: { value: 'N1A', label: 'Stone' },
      size: undefined,
      qty: 1,
      price: { current: 18, original: 18, amount: 0, rowTotal: 0, highCurrent: 18, highOriginal: 18 },
      bonus: true,
      promotionId: 'mug',
      taxTotal: 0,
    },
  ],
  couponItems: [
    { id: 'coupon-1', code: 'TRAIL20', applied: true, promotionId: 'trail-days', promotionName: 'Trail days', amount: 20 },
    { id: 'coupon-2', code: 'BIG100', applied: false, promotionName: '100 off large orders', errorId: 'PRM134', remaining: 76 },
    {
      id: 'coupon-3',
      code: 'MEMBER15',
      applied: false,
      promotionName: 'Member offer',
      errorId: 'PRM138',
      message: 'You can’t combine this code with the offer in your cart.',
    },
  ],
  orderPromotions: [{ promotionId: 'trail-days', promotionName: 'Trail days', amount: 20 }],
  promoSummary: [
    {
      level: 'ORDER',
      promotionId: 'big-order',
      promotionName: '100 off large orders',
      calloutMessage: 'Spend {remaining}|{remaining} to go|Earned',
    },
    { level: 'PRODUCT', promotionId: 'mug', promotionName: 'A mug with two items', calloutMessage: 'a|b|Your free mug is in the cart' },
  ],
  approachingDiscount: [
    { level: 'ORDER', promotionId: 'big-order', threshold: 500, remaining: 76 },
    { level: 'SHIPPING', promotionId: 'free-shipping', threshold: 75, remaining: 0 },
  ],
  bonusChoices: [
    {
      promotionId: 'camp-gifts',
      promotionName: 'Two camp gifts with orders over $300',
      choose: 2,
      chosen: 0,
      options: [
        createGift('00SOC', 'Drumlin Socks', 'socks-drumlin/ochre'),
        createGift('00TEE', 'Fell Tee', 'tee-fell/ochre'),
        createGift('00CAP', 'Crag Cap', 'cap-crag/spruce'),
        createGift('00LMP', 'Camp Lantern', 'lantern-camp/slate', false),
      ],
    },
  ],
  totals: { ...openCart.totals, itemSubTotal: 480, totalDiscount: 56, itemTotal: 424, total: 424, shipping: 0, totalUnits: 4 },
};

/** Gift cards sent to a friend, one with a note. */
export const notedCart: Cart = {
  ...openCart,
  items: [
    { ...sampleItem, isDigitalProduct: true, name: 'E-Gift Card 50', recipeId: undefined },
    {
      ...lowItem,
      isDigitalProduct: true,
      isCustoms: true,
      recipeId: 'R-4711',
      giftOption: { to: 'Kim', email: 'kim@example.com', message: 'See you on the trail!' },
    },
  ],
};

/** A cart of digital goods without a contact. */
export const digitalCart: Cart = {
  ...openCart,
  items: [{ ...sampleItem, isDigitalProduct: true }],
  shippingMethods: [
    {
      shippingId: 'digital',
      code: 'digital',
      applicableShippingMethods: [{ code: 'digital', label: 'By email', deliveryTime: 'same day', price: 0 }],
    },
  ],
};

/** The contract's example order. */
export const sampleOrder: Order = {
  orderNumber: 'TF-2611-000123',
  orderId: '1f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10',
  status: 'finalised',
  processing: false,
  finalised: true,
  placedAt: '2026-11-21T08:30:00Z',
  email: 'robin@example.com',
  currency: 'USD',
  taxIncluded: false,
  totals: sampleCart.totals,
  items: [{ ...sampleItem, shippingId: 'me' }],
  shipments: [
    { shippingId: 'me', shippingMethod: { code: 'standard', label: 'Standard', deliveryTime: '3-5', price: 0 }, itemIds: ['item-1'] },
  ],
  paymentMethod: sampleCart.payment_instruments,
  orderPromotions: [],
  promoSummary: [],
  flash: [],
  shippingAddress: { id: 'addr-1', approachType: 'S', ...person },
  billingAddress: { id: 'addr-2', approachType: 'B', ...person },
};
