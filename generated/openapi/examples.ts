// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { OperationId } from './operations.ts';

const example1 = {
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3YzlkMWI3ZSJ9.c2lnbmF0dXJl',
  refreshToken: '9sT2v0mQk3bYw7c1xZr5uE8hJ4nL6pAaDfGqRtWyBzI',
  usid: '3d1c6b1e-52f5-4c7e-9a3e-6b0f7a1c2d44',
  customerId: '7c9d1b7e-3a52-4c0e-8f7d-2d4b6c1a9e55',
  type: 'Guest',
  tokenType: 'Bearer',
  expiresIn: 1800,
  refreshExpiresIn: 2592000,
  codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
};
const example2 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'API400', message: 'query.limit: must be integer' }],
};
const example3 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'AUT401', message: 'The access token has expired.' }],
};
const example4 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'AUT409', message: 'Another exchange of the code is in progress.' }],
};
const example5 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'API429', message: 'Too many requests; wait 30 seconds.' }],
};
const example6 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'GEN500', message: 'Something went wrong on our side.' }],
};
const example7 = { consumerId: '7c9d1b7e-3a52-4c0e-8f7d-2d4b6c1a9e55' };
const example8 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'AUT500', message: 'header.x-access-key: is of no known program' }],
};
const example9 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [
    {
      errorId: 'AUT403',
      message: 'The bot check failed.',
      additionalInfo: { challengeUrl: 'https://partners.example/bot-check/frame?action=sign-in' },
    },
  ],
};
const example10 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'PRO409', message: 'This email address already has an account.', additionalInfo: { field: 'email' } }],
};
const example11 = { code: '4f2s0mQk3bYw7c1xZr5uE8hJ4nL6pAaDfGqRtWyBzIM', expiresIn: 120 };
const example12 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'AUT401', message: 'The email address or password is incorrect.' }],
};
const example13 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'AUT426', message: 'The password no longer meets the rules.' }],
};
const example14 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'AUT423', message: 'Too many wrong passwords; wait 900 seconds.' }],
};
const example15 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'STR404', message: 'There is no such store.' }],
};
const example16 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'AUT498', message: 'There is no such customer.' }],
};
const example17 = {
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3YzlkMWI3ZSJ9.c2lnbmF0dXJl',
  refreshToken: '9sT2v0mQk3bYw7c1xZr5uE8hJ4nL6pAaDfGqRtWyBzI',
  usid: '3d1c6b1e-52f5-4c7e-9a3e-6b0f7a1c2d44',
  customerId: '7c9d1b7e-3a52-4c0e-8f7d-2d4b6c1a9e55',
  type: 'Registered',
  tokenType: 'Bearer',
  expiresIn: 1800,
  refreshExpiresIn: 2592000,
  codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
};
const example18 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'AUT451', message: 'The new password must differ from the current one.' }],
};
const example19 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'AUT402', message: 'The link has expired.' }],
};
const example20 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'AUT452', message: 'The password is incorrect.' }],
};
const example21 = { email: 'robin.vale@example.com' };
const example22 = {
  sessions: [
    {
      id: '0d4f8c6a-3a55-4c0e-9d57-6b1f7a3c2d10',
      siteId: 'TARNFELL-US',
      device: { browser: 'Firefox', system: 'Windows' },
      beganAt: '2026-11-21T08:30:00Z',
      usedAt: '2026-11-22T17:05:00Z',
      endsAt: '2026-12-22T17:05:00Z',
      current: true,
    },
  ],
};
const example23 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'AUT404', message: 'There is no such session.' }],
};
const example24 = {
  challenge: '4f2s0mQk3bYw7c1xZr5uE8hJ4nL6pAaDfGqRtWyBzIM',
  rpId: 'tarnfell.example',
  timeout: 120000,
  userVerification: 'required',
};
const example25 = { code: '4f2s0mQk3bYw7c1xZr5uE8hJ4nL6pAaDfGqRtWyBzIM', expiresIn: 30 };
const example26 = {
  passkeys: [
    {
      id: '2b8e1f64-7d0a-4c39-8a55-1f6e9c3b7d20',
      name: 'Firefox, Windows',
      synced: true,
      createdAt: '2026-11-21T08:30:00Z',
      usedAt: '2026-11-22T17:05:00Z',
    },
  ],
  confirmed: true,
};
const example27 = { id: '2b8e1f64-7d0a-4c39-8a55-1f6e9c3b7d20', name: 'Firefox, Windows', synced: true, createdAt: '2026-11-21T08:30:00Z' };
const example28 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'AUT454', message: 'The challenge has been used.' }],
};
const example29 = {
  challenge: '4f2s0mQk3bYw7c1xZr5uE8hJ4nL6pAaDfGqRtWyBzIM',
  rp: { id: 'tarnfell.example', name: 'Tarnfell' },
  user: { id: 'fJ0bfjpSTA6PfS1LbBqeVQ', name: 'robin@example.com', displayName: 'Robin Vale' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 120000,
  attestation: 'none',
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  excludeCredentials: [],
};
const example30 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'AUT453', message: 'Confirm your password.' }],
};
const example31 = { id: '2b8e1f64-7d0a-4c39-8a55-1f6e9c3b7d20', name: 'My phone', synced: true, createdAt: '2026-11-21T08:30:00Z' };
const example32 = {
  canEnroll: true,
  devices: [
    { id: '2b8e1f64-7d0a-4c39-8a55-1f6e9c3b7d20', name: 'Checkout tablet', enrolledBy: 'Ines K.', enrolledAt: '2026-11-21T08:30:00Z' },
  ],
};
const example33 = {
  device: {
    id: '2b8e1f64-7d0a-4c39-8a55-1f6e9c3b7d20',
    name: 'Checkout tablet',
    enrolledBy: 'Ines K.',
    enrolledAt: '2026-11-21T08:30:00Z',
  },
  deviceToken: '4f2s0mQk3bYw7c1xZr5uE8hJ4nL6pAaDfGqRtWyBzIM',
};
const example34 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'AUT401', message: 'Only the manager of the store may do this.' }],
};
const example35 = {
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
  items: [
    {
      id: 'item-1',
      sku: 'TARNFELL:TFR10ARA:K3B:M::1:',
      upc: '0190849001234',
      productId: 'TFR10ARAK3B',
      masterId: 'TFR10ARA',
      name: 'Ridgeline Shell',
      color: { value: 'K3B', label: 'Spruce' },
      size: { value: 'M', label: 'M' },
      qty: 2,
      price: { current: 180, original: 240, amount: 180, rowTotal: 360, highCurrent: 180, highOriginal: 240 },
      pdpUrl: '/p/ridgeline-shell-TFR10ARA',
      productImageURL: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front',
      isDigitalProduct: false,
      bonus: false,
      isCustoms: false,
      taxTotal: 32.22,
      maxQty: 10,
      availability: { state: 'InStock', quantity: 14 },
      shippingOptions: [
        { selected: true, available: true, shippingMethod: { code: 'standard', label: 'Standard', deliveryTime: '3-5', price: 0 } },
        {
          selected: false,
          available: true,
          shippingMethod: { code: 'pickup', label: 'Pick up in store', deliveryTime: 'same day', price: 0 },
          storeInfo: { id: 'TF-DEN-01', name: 'Denver', storeInventory: 3 },
        },
      ],
      variants: [
        { id: 'TARNFELL:TFR10ARA:K3B:M::1:', attributes: { color: 'K3B', size: 'M' }, productInventoryState: 'InStock' },
        { id: 'TARNFELL:TFR10ARA:K3B:L::1:', attributes: { color: 'K3B', size: 'L' }, productInventoryState: 'OutOfStock' },
      ],
    },
  ],
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
  shippingAddress: {
    id: 'addr-1',
    approachType: 'S',
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
  },
  billingAddress: {
    id: 'addr-2',
    approachType: 'B',
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
  },
  couponItems: [{ id: 'coupon-1', code: 'FROST10', applied: false, errorId: 'PRM137', message: 'Not with reduced items.' }],
  orderPromotions: [],
  promoSummary: [
    {
      level: 'SHIPPING',
      promotionId: 'free-shipping',
      promotionName: 'Free shipping',
      calloutMessage: 'Spend {remaining} more|Almost there|Shipping is free',
      approachingDisplayLevel: 'ORDER',
    },
  ],
  approachingDiscount: [{ level: 'SHIPPING', promotionId: 'free-shipping', threshold: 75, remaining: 0 }],
  flash: [
    {
      type: 'PartialInventoryMissing',
      details: [{ sku: 'TARNFELL:TFR10ARA:K3B:M::1:', productId: 'TFR10ARAK3B', missingQty: 1, shipmentId: 'me' }],
    },
  ],
  customerNotifications: [{ code: 'CartMerged', level: 'info', message: 'Items from an earlier visit were added.' }],
};
const example36 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'ORD404', message: 'There is no such variant.', additionalInfo: { sku: 'TARNFELL:TFR10ARA:K3B:M::1:' } }],
};
const example37 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [
    { errorId: 'INV408', message: 'At most 10 of this item.', additionalInfo: { sku: 'TARNFELL:TFR10ARA:K3B:M::1:', maxAllowedQty: 10 } },
  ],
};
const example38 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'BSK404', message: 'There is no such cart.' }],
};
const example39 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'BSK409', message: 'The order of this cart is being paid.', type: 'flash' }],
};
const example40 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'PRM416', message: 'The code FROST1O is unknown.' }],
};
const example41 = { listId: '9d0c1d0c-6f3a-4a6e-8d0b-1f2a3b4c5d6e', id: 'saved-1' };
const example42 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'PRC404', message: 'There is no such adjustment.' }],
};
const example43 = {
  shippingId: 'me',
  code: 'standard',
  applicableShippingMethods: [
    { code: 'standard', label: 'Standard', deliveryTime: '3-5', price: 0 },
    { code: 'express', label: 'Express', deliveryTime: '1-2', price: 15 },
  ],
};
const example44 = {
  valid: false,
  faults: [{ field: 'postalCode', errorId: 'PYT406', message: 'A ZIP code has five digits.' }],
  suggestion: {
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
  },
};
const example45 = {
  paymentMethods: [
    { id: 'CREDIT_CARD', code: 'CREDIT_CARD', label: 'Card', kind: 'card', brands: ['Quillon', 'Tessary'] },
    { id: 'LOYALTY_POINTS', code: 'LOYALTY_POINTS', label: 'Points', kind: 'loyaltyPoints', points: 1250, availableAmount: 12 },
    {
      id: 'PAY_LATER',
      code: 'PAY_LATER',
      label: 'Fernpay',
      kind: 'payLater',
      minAmount: 35,
      maxAmount: 1500,
      installments: [
        { amount: 45, dueInDays: 0 },
        { amount: 45, dueInDays: 14 },
        { amount: 45, dueInDays: 28 },
      ],
    },
  ],
};
const example46 = {
  sessionId: 'ps_7c9d1b7e3a524c0e',
  type: 'card',
  frameUrl: 'https://pay.partner.example/card-fields?session=ps_7c9d1b7e3a524c0e',
  origin: 'https://pay.partner.example',
  expiresAt: '2026-11-21T09:00:00Z',
};
const example47 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'PAY400', message: 'The card was declined.' }],
};
const example48 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'REW130', message: 'There is no such voucher.', additionalInfo: { field: 'points' } }],
};
const example49 = { balance: 50, currency: 'USD', last4: '5566' };
const example50 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'GFC725', message: 'The number and the PIN do not match.' }],
};
const example51 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'PYT404', message: 'The payment has already been used.' }],
};
const example52 = {
  orderNumber: 'TF-2611-000123',
  orderId: '1f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10',
  status: 'finalised',
  processing: false,
  finalised: true,
  placedAt: '2026-11-21T08:30:00Z',
  email: 'robin@example.com',
  currency: 'USD',
  taxIncluded: false,
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
  items: [
    {
      id: 'item-1',
      sku: 'TARNFELL:TFR10ARA:K3B:M::1:',
      upc: '0190849001234',
      productId: 'TFR10ARAK3B',
      masterId: 'TFR10ARA',
      name: 'Ridgeline Shell',
      color: { value: 'K3B', label: 'Spruce' },
      size: { value: 'M', label: 'M' },
      qty: 2,
      price: { current: 180, original: 240, amount: 180, rowTotal: 360, highCurrent: 180, highOriginal: 240 },
      pdpUrl: '/p/ridgeline-shell-TFR10ARA',
      productImageURL: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front',
      isDigitalProduct: false,
      bonus: false,
      isCustoms: false,
      taxTotal: 32.22,
      shippingId: 'me',
    },
  ],
  shipments: [
    {
      shippingId: 'me',
      shippingMethod: { code: 'standard', label: 'Standard', deliveryTime: '3-5', price: 0 },
      itemIds: ['item-1'],
      address: {
        id: 'addr-1',
        approachType: 'S',
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
      },
    },
  ],
  paymentMethod: [
    {
      paymentInstrumentId: 'pi-1',
      payment_method_id: 'CREDIT_CARD',
      amount: 392.22,
      card: { brand: 'Quillon', last4: '3338', expiryMonth: 4, expiryYear: 2029 },
    },
  ],
  orderPromotions: [],
  promoSummary: [{ level: 'SHIPPING', promotionId: 'free-shipping', promotionName: 'Free shipping' }],
  flash: [],
  shippingAddress: {
    id: 'addr-1',
    approachType: 'S',
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
  },
  billingAddress: {
    id: 'addr-2',
    approachType: 'B',
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
  },
};
const example53 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'OHS4004', message: 'There is no such order.' }],
};
const example54 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'ORD409', message: 'The order has been sent.' }],
};
const example55 = { exists: true };
const example56 = {
  consumerId: '7c9d1b7e-3a52-4c0e-8f7d-2d4b6c1a9e55',
  consumerType: 'EMPLOYEE',
  consumerDetails: {
    firstName: 'Robin',
    lastName: 'Vale',
    email: 'robin@example.com',
    phone: '+13035550142',
    birthDate: '1990-04-23',
    postalCode: '80302',
    country: 'US',
    address: [
      {
        id: '5b1c9a52-0d5e-4c11-8f9d-6f6f0a3c2e10',
        approachType: 'S',
        main: true,
        recipientFirstName: 'Robin',
        recipientLastName: 'Vale',
        addressLine1: '12 Pearl Street',
        city: 'Boulder',
        stateCityProvDept: 'CO',
        postalCode: '80302',
        country: 'US',
      },
    ],
    employee: { currentSpend: 120.5, annualCap: 2000, currency: 'USD', termsAccepted: true, termsDeclined: false },
    identity: [{ type: 'WRANX' }],
  },
  emailStatus: { confirmed: true },
  isLoyaltyMember: true,
  loyaltyOptInDate: '2026-11-21T08:30:00Z',
  loyaltySummary: { points: { balance: 1250 } },
  preferences: { interests: 'hiking|running', preferredShoeSize: '085' },
  enrollments: [{ type: 'Loyalty', optin: true, doubleOptin: false, country: 'US' }],
  subscriptions: [{ type: 'Newsletter', channel: 'email', optin: true, doubleOptin: true, country: 'US', recipient: 'robin@example.com' }],
  notifications: [{ type: 'delivery', channel: 'sms', enabled: true }],
};
const example57 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'PRO403', message: 'The customer is not an employee.' }],
};
const example58 = {
  id: '5b1c9a52-0d5e-4c11-8f9d-6f6f0a3c2e10',
  address: [
    {
      id: '5b1c9a52-0d5e-4c11-8f9d-6f6f0a3c2e10',
      approachType: 'S',
      main: true,
      recipientFirstName: 'Robin',
      recipientLastName: 'Vale',
      addressLine1: '12 Pearl Street',
      city: 'Boulder',
      stateCityProvDept: 'CO',
      postalCode: '80302',
      country: 'US',
    },
  ],
};
const example59 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'PRO413', message: 'The address book is full.' }],
};
const example60 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'PRO404', message: 'There is no such address.' }],
};
const example61 = { notifications: [{ type: 'delivery', channel: 'sms', enabled: true }] };
const example62 = {
  subscriptions: [{ type: 'Newsletter', channel: 'sms', optin: true, doubleOptin: false, country: 'US', recipient: '+13035550142' }],
};
const example63 = {
  profile: {
    consumerId: '7c9d1b7e-3a52-4c0e-8f7d-2d4b6c1a9e55',
    consumerType: 'CONSUMER',
    consumerDetails: { firstName: 'Robin', email: 'robin@example.com', address: [], identity: [] },
    isLoyaltyMember: false,
    loyaltySummary: { points: { balance: 0 } },
    preferences: {},
    enrollments: [],
    subscriptions: [],
    notifications: [],
  },
  account: { createdAt: '2026-11-21T08:30:00Z', passwordChangedAt: '2026-11-21T08:30:00Z', locale: 'en-us' },
  orders: [],
  carts: [
    {
      id: '0f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10',
      siteId: 'TARNFELL-US',
      status: 'open',
      updatedAt: '2026-11-21T08:31:00Z',
      items: [{ sku: 'TARNFELL:TFR10ARA:K3B:M::1:', qty: 1 }],
    },
  ],
  savedItems: [{ siteId: 'TARNFELL-US', sku: 'TARNFELL:TFR10ARA:K3B:M::1:', qty: 1, savedAt: '2026-11-21T08:31:00Z' }],
  sessions: [
    {
      siteId: 'TARNFELL-US',
      device: { browser: 'Firefox', system: 'Windows' },
      beganAt: '2026-11-21T08:30:00Z',
      usedAt: '2026-11-21T08:30:00Z',
      endsAt: '2026-12-21T08:30:00Z',
    },
  ],
  passkeys: [{ name: 'My phone', createdAt: '2026-11-21T08:30:00Z' }],
  mails: [{ template: 'subscription-confirmation', channel: 'email', recipient: 'robin@example.com', createdAt: '2026-11-21T08:30:00Z' }],
  reviews: [
    {
      productId: 'TFR10ARA',
      rating: 5,
      headline: 'Dry for a whole week',
      text: 'It rained every day and I stayed dry.',
      nickname: 'Robin V.',
      state: 'published',
      createdAt: '2026-11-21T08:30:00Z',
    },
  ],
  questions: [
    {
      productId: 'TFR10ARA',
      text: 'Does the hood fit over a helmet?',
      nickname: 'Robin V.',
      state: 'published',
      createdAt: '2026-11-21T08:30:00Z',
    },
  ],
  stockNotifications: [
    { siteId: 'TARNFELL-US', sku: 'TARNFELL:TFR10ARA:K3B:L::1:', email: 'robin@example.com', requestedAt: '2026-11-21T08:30:00Z' },
  ],
  favorites: [
    { siteId: 'TARNFELL-US', name: 'Favorites', isShared: false, items: [{ productId: 'TFR10ARAK3B', addedAt: '2026-11-21T08:30:00Z' }] },
  ],
  loyalty: {
    points: [{ at: '2026-11-21T08:30:00Z', points: 500, reason: 'welcome' }],
    rewards: [{ kind: 'code', last4: '2MXA', balance: 10, currency: 'USD', expiresAt: '2027-02-19T08:30:00Z' }],
    credits: [],
  },
  staffActions: [{ actedAt: '2026-11-22T10:12:00Z', employee: 'Noor A.', siteId: 'TARNFELL-US', operation: 'addAddress', succeeded: true }],
  savedPayments: [
    {
      type: 'CREDIT_CARD',
      label: 'Travel card',
      savedAt: '2026-11-21T08:30:00Z',
      card: { brand: 'Quillon', last4: '3338', expiryMonth: 4, expiryYear: 2029 },
    },
  ],
  cases: [
    {
      caseNumber: 'C-2611-000017',
      siteId: 'TARNFELL-US',
      email: 'robin@example.com',
      text: 'My order should have arrived on Tuesday.',
      attachments: ['parcel.jpg'],
      openedAt: '2026-11-21T08:30:00Z',
    },
  ],
};
const example64 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'AUT452', message: 'The current password is incorrect.', additionalInfo: { field: 'password' } }],
};
const example65 = {
  categories: [{ id: 'order', label: 'My order', subjects: [{ id: 'where-is-my-order', label: 'Where is my order?', needsOrder: true }] }],
  answerWithinHours: 24,
};
const example66 = { caseNumber: 'C-2611-000017', answerWithinHours: 24 };
const example67 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'CAS415', message: 'The content is not image/png.', additionalInfo: { field: 'attachments.0' } }],
};
const example68 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'ORD404', message: 'No product "TFR10ARA" on TARNFELL-US.' }],
};
const example69 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'PYT406', message: 'A ZIP code has five digits.', additionalInfo: { field: 'postalCode' } }],
};
const example70 = {
  id: 'page-home',
  type: 'page',
  name: 'Home',
  slug: 'home',
  siteId: 'TARNFELL-US',
  locale: 'en-us',
  revision: '6b1f0c',
  pageType: 'home',
  seo: { title: 'Tarnfell', description: 'Clothing for the long way round.' },
  components: [{ type: 'hero', id: 'home-hero', name: 'Home hero', title: 'Made for the long way round' }],
};
const example71 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'API404', message: 'No page "spring" on TARNFELL-US.' }],
};
const example72 = {
  result: [
    {
      id: 'page-first-frost',
      type: 'article',
      name: 'First frost',
      slug: 'journal/first-frost',
      parent: 'journal',
      title: 'First frost',
      description: 'What to wear when the ground hardens.',
    },
  ],
};
const example73 = {
  result: [
    {
      id: 'page-first-frost',
      title: 'First frost',
      subtitle: 'What to wear when the ground hardens',
      eyebrow: 'Field notes',
      date: '2026-11-02',
      url: '/journal/first-frost',
      picture: { url: '/media/first-frost', alt: 'A ridge under rime' },
      tags: [{ id: 'winter', label: 'Winter' }],
    },
  ],
  facets: [{ id: 'winter', label: 'Winter', count: 1 }],
  numFound: 1,
};
const example74 = {
  result: [
    {
      id: 'home-hero',
      name: 'Home hero',
      block: { type: 'hero', id: 'home-hero', name: 'Home hero', title: 'Made for the long way round' },
    },
  ],
  total: 1,
};
const example75 = { outcome: 'applied', progress: 'preparing' };
const example76 = {
  id: 'footer',
  type: 'footer',
  name: 'Footer',
  slug: 'footer',
  siteId: 'TARNFELL-US',
  locale: 'en-us',
  revision: '6b1f0c',
  components: [{ type: 'footer-items', id: 'footer-main' }],
};
const example77 = { timestamp: 1795250969000 };
const example78 = {
  token: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiI3YzlkIn0.c2ln',
  memberNumber: '7C9D1B7E3A52',
  expiresAt: '2026-11-21T08:40:00Z',
};
const example79 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'REW401', message: 'Join the club to use rewards.' }],
};
const example80 = {
  promotion: { id: 'welcome', name: 'Welcome to the club', points: 500, rewardCode: 'WLC7Q9KD2MXA', expiresAt: '2027-02-19T08:30:00Z' },
};
const example81 = {
  currentLoyaltyPoints: 1250,
  currency: 'USD',
  pointsPerUnit: 1,
  applicableLoyaltyVouchers: [
    { points: 500, amountInCurrency: 5 },
    { points: 1000, amountInCurrency: 12 },
  ],
  vouchers: [
    { points: 500, amountInCurrency: 5 },
    { points: 1000, amountInCurrency: 12 },
    { points: 2000, amountInCurrency: 26 },
  ],
  history: { total: 1, entries: [{ at: '2026-11-21T08:30:00Z', points: 180, reason: 'earned', orderNumber: 'TF-2611-000123' }] },
};
const example82 = { state: 'pending', skus: ['TARNFELL:TFR10ARA:K3B:L::1:'] };
const example83 = {
  orders: [
    {
      orderNumber: 'TF-2611-000123',
      orderId: '1f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10',
      status: 'finalised',
      progress: 'shipped',
      placedAt: '2026-11-21T08:30:00Z',
      currency: 'USD',
      total: 392.22,
      totalUnits: 2,
      items: [
        {
          name: 'Ridgeline Shell',
          pdpUrl: '/p/ridgeline-shell-TFR10ARA',
          productImageURL: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front',
          qty: 2,
        },
      ],
      expectedOn: '2026-11-26',
    },
  ],
  next: 'MjAyNi0xMS0yMVQwODozMDowMFo',
};
const example84 = {
  return: {
    returnId: '6f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10',
    returnNumber: 'R-2611-000045',
    state: 'requested',
    requestedAt: '2026-11-28T08:30:00Z',
    sendBy: '2026-12-12',
    items: [{ itemId: 'item-1', qty: 1, reason: 'tooSmall' }],
  },
  label: { fileName: 'R-2611-000045-label.pdf', mediaType: 'application/pdf', content: 'JVBERi0xLjcK' },
};
const example85 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'RTN500', message: 'The order can no longer be returned.' }],
};
const example86 = {
  currency: 'USD',
  amount: 90,
  items: [{ itemId: 'item-1', qty: 1, amount: 100 }],
  priceChange: -10,
  endedPromotions: ['Three for two'],
  payments: [{ paymentInstrumentId: '5f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10', payment_method_id: 'CREDIT_CARD', amount: 90 }],
};
const example87 = { fileName: 'TF-2611-000123-invoice.pdf', mediaType: 'application/pdf', content: 'JVBERi0xLjcK' };
const example88 = { recipient: 'kim@example.com' };
const example89 = {
  paymentInstruments: [
    {
      paymentInstrumentId: '0f9a4b1e-3a52-4c0e-8f7d-2d4b6c1a9e55',
      type: 'CREDIT_CARD',
      label: 'Travel card',
      isDefault: true,
      isExpired: false,
      card: { brand: 'Quillon', last4: '3338', expiryMonth: 4, expiryYear: 2029 },
    },
  ],
};
const example90 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'PYT300', message: 'This card is already saved.' }],
};
const example91 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'PYT404', message: 'There is no such saved payment.' }],
};
const example92 = {
  meta: { code: 200, errors: [], warnings: [], monetateId: '5.1183629461.1763690000000' },
  data: {
    responses: [
      {
        requestId: 'home',
        actions: [
          {
            actionId: 410233,
            actionType: 'monetate:action:OmnichannelJson',
            component: 'home-hero',
            json: { experienceId: 'home-hero', variant: 'A-Ridge' },
            impressionId: 'imp-410233-1',
            isControl: false,
            impressionReporting: [
              {
                experience_id: 9912,
                experience_label: 'home-hero',
                experience_name: 'Home hero',
                variant_label: 'A-Ridge',
                is_control: false,
                control_allocation: 50,
              },
            ],
          },
        ],
      },
    ],
  },
};
const example93 = { meta: { code: 400, errors: ['/events/0: tag "eventType" must be string'], warnings: [] } };
const example94 = {
  total: 63,
  start: 24,
  count: 24,
  category: {
    id: '1000',
    name: 'Jackets',
    slug: 'jackets',
    url: '/c/jackets-1000',
    description: 'For rain, wind and the cold between.',
    children: [{ id: '1010', name: 'Rain jackets', slug: 'rain-jackets', url: '/c/rain-jackets-1010', count: 18 }],
    siblings: [{ id: '1100', name: 'Fleece', slug: 'fleece', url: '/c/fleece-1100', count: 31 }],
  },
  breadcrumbs: [{ label: 'Home', url: '/' }, { label: 'Jackets' }],
  products: [
    {
      id: 'TFR10ARAK3B',
      masterId: 'TFR10ARA',
      name: 'Ridgeline Shell',
      slug: 'ridgeline-shell',
      pageUrl: '/p/ridgeline-shell-TFR10ARA',
      kind: "Women's rain jacket",
      images: [{ src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front', alt: 'Ridgeline Shell in spruce, front' }],
      price: { current: 180, original: 240, lowCurrent: 180, highCurrent: 240, lowOriginal: 240, highOriginal: 240, currency: 'USD' },
      rating: { score: 4.6, reviewsCount: 212 },
      badge: { id: 'SALE', label: 'Sale' },
      eyebrow: { id: 'LOW STOCK', label: 'Only a few left' },
      colors: [
        {
          code: 'K3B',
          label: 'Spruce',
          swatch: '#2f4a3f',
          productId: 'TFR10ARAK3B',
          image: { src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front', alt: 'Ridgeline Shell in spruce, front' },
        },
      ],
    },
  ],
  facets: [
    {
      id: 'color',
      label: 'Color',
      kind: 'swatch',
      values: [{ value: 'green', label: 'Green', count: 14, selected: true, swatch: '#2f4a3f' }],
    },
    {
      id: 'price',
      label: 'Price',
      kind: 'range',
      min: 20,
      max: 420,
      values: [{ value: '100-200', label: '$100–$200', count: 9, selected: false }],
    },
  ],
  sorts: [
    { id: 'bestMatches', label: 'Best matches', selected: true },
    { id: 'priceLowToHigh', label: 'Price, low to high', selected: false },
  ],
};
const example95 = {
  query: 'red rian jacket',
  correction: { original: 'red rian jacket', corrected: 'red rain jacket', applied: true },
  understood: [{ kind: 'color', words: 'red', label: 'Red', filters: ['color=ember'], queryWithout: 'rain jacket', relaxed: false }],
  omitted: [],
  articles: [{ id: 'page-rain-is-a-place', kind: 'journal', title: 'Rain is a place', url: '/journal/rain-is-a-place' }],
  total: 1,
  start: 0,
  count: 24,
  breadcrumbs: [{ label: 'Home', url: '/' }, { label: 'Search' }],
  products: [
    {
      id: 'TFR10ARAK3B',
      masterId: 'TFR10ARA',
      name: 'Ridgeline Shell',
      slug: 'ridgeline-shell',
      pageUrl: '/p/ridgeline-shell-TFR10ARA',
      kind: "Women's rain jacket",
      images: [{ src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front', alt: 'Ridgeline Shell in spruce, front' }],
      price: { current: 180, original: 240, lowCurrent: 180, highCurrent: 240, lowOriginal: 240, highOriginal: 240, currency: 'USD' },
      rating: { score: 4.6, reviewsCount: 212 },
      badge: { id: 'SALE', label: 'Sale' },
      eyebrow: { id: 'LOW STOCK', label: 'Only a few left' },
      colors: [
        {
          code: 'K3B',
          label: 'Spruce',
          swatch: '#2f4a3f',
          productId: 'TFR10ARAK3B',
          image: { src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front', alt: 'Ridgeline Shell in spruce, front' },
        },
      ],
    },
  ],
  facets: [
    {
      id: 'color',
      label: 'Color',
      kind: 'swatch',
      values: [{ value: 'green', label: 'Green', count: 14, selected: true, swatch: '#2f4a3f' }],
    },
    {
      id: 'price',
      label: 'Price',
      kind: 'range',
      min: 20,
      max: 420,
      values: [{ value: '100-200', label: '$100–$200', count: 9, selected: false }],
    },
  ],
  sorts: [
    { id: 'bestMatches', label: 'Best matches', selected: true },
    { id: 'priceLowToHigh', label: 'Price, low to high', selected: false },
  ],
};
const example96 = {
  query: 'rain ja',
  terms: [{ text: 'rain jacket', typed: [{ start: 0, end: 7 }] }],
  scopes: [
    { text: 'rain jacket', typed: [{ start: 0, end: 7 }], category: { id: '2010', name: 'Shells', slug: 'shells', url: '/c/shells-2010' } },
  ],
  categories: [{ id: '1010', name: 'Rain jackets', typed: [{ start: 0, end: 7 }], parent: 'Jackets', url: '/c/rain-jackets-1010' }],
  products: [
    {
      id: 'TFR10ARAK3B',
      masterId: 'TFR10ARA',
      name: 'Ridgeline Shell',
      typed: [],
      kind: "Women's rain jacket",
      pageUrl: '/p/ridgeline-shell-TFR10ARA',
      image: { src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front', alt: 'Ridgeline Shell in spruce, front' },
      price: { current: 180, original: 240, lowCurrent: 180, highCurrent: 240, currency: 'USD' },
    },
  ],
  articles: [
    {
      id: 'page-rain-is-a-place',
      kind: 'journal',
      title: 'Rain is a place',
      typed: [{ start: 0, end: 4 }],
      url: '/journal/rain-is-a-place',
    },
  ],
};
const example97 = {
  id: 'TFR10ARAK3B',
  masterId: 'TFR10ARA',
  name: 'Ridgeline Shell',
  slug: 'ridgeline-shell',
  url: 'https://tarnfell.example/en-us/p/ridgeline-shell-TFR10ARA',
  pageUrl: '/p/ridgeline-shell-TFR10ARA',
  kind: "Women's rain jacket",
  currency: 'USD',
  notifyMe: true,
  maxQty: 10,
  badge: { id: 'SALE', label: 'Sale' },
  eyebrow: { id: 'LOW STOCK', label: 'Only a few left' },
  season: 'FW26',
  rating: { score: 4.6, reviewsCount: 212 },
  categoryIds: ['1000', '1010'],
  price: { current: 180, original: 240, lowCurrent: 180, highCurrent: 240, currency: 'USD' },
  audience: 'women',
  offers: {
    price: 180,
    validUntil: '2027-01-31',
    shipping: { price: 0, country: 'US', minDays: 3, maxDays: 5 },
    returns: { days: 60, isFree: true },
    seller: { name: 'Tarnfell' },
  },
  weight: { value: 14.8, unit: 'oz' },
  materials: [{ label: 'Shell', fibers: [{ label: 'Recycled nylon', percent: 100 }] }],
  sizeChart: { productType: 'womens-outerwear' },
  seo: { title: 'Ridgeline Shell | Tarnfell', description: 'A light shell for the long way round.' },
  gallery: [
    { type: 'image', src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front', alt: 'Ridgeline Shell in spruce, front' },
    {
      type: 'image',
      src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/worn',
      alt: 'Ridgeline Shell in spruce, worn',
      model: { name: 'Mira', height: { value: 70, unit: 'in' }, size: 'S' },
    },
    {
      type: 'video',
      src: '/media/tarnfell/video/upload/v1/products/jacket/turn.mp4',
      alt: 'The jacket turned about',
      poster: '/media/tarnfell/image/upload/v1/products/jacket/spruce/back',
    },
  ],
  colors: [
    {
      code: 'K3B',
      label: 'Spruce',
      swatch: '#2f4a3f',
      productId: 'TFR10ARAK3B',
      available: true,
      price: { current: 180, original: 240 },
      gallery: [
        { type: 'image', src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front', alt: 'Ridgeline Shell in spruce, front' },
      ],
    },
  ],
  breadcrumbs: [{ label: 'Home', url: '/' }, { label: 'Jackets', url: '/c/jackets-1000' }, { label: 'Ridgeline Shell' }],
  attributes: [
    { id: 'color', label: 'Color', options: [{ label: 'Spruce', value: 'K3B', available: true }] },
    {
      id: 'size',
      label: 'Size',
      options: [
        { label: 'M', value: 'M', available: true },
        { label: 'L', value: 'L', available: false },
      ],
    },
  ],
  variants: [
    {
      id: 'TARNFELL:TFR10ARA:K3B:M::1:',
      upc: '0190849001234',
      productId: 'TFR10ARAK3B',
      attributes: { color: 'K3B', size: 'M' },
      price: { current: 180, original: 240 },
      productInventoryState: 'InStock',
    },
  ],
  details: [
    { id: 'productFeatures', label: 'Features', data: [{ label: 'Taped seams' }, { label: 'Two-way zip' }] },
    { id: 'description', label: 'Description', data: [{ text: 'A light shell that keeps out a day of rain.' }] },
  ],
  productJsonLd: {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Ridgeline Shell',
    description: 'A light shell for the long way round.',
    mpn: 'TFR10ARA',
    sku: 'TFR10ARAK3B',
    color: 'Spruce',
    url: 'https://tarnfell.example/en-us/p/ridgeline-shell-TFR10ARA',
    image: ['https://tarnfell.example/media/tarnfell/image/upload/v1/products/jacket/spruce/front'],
    brand: { '@type': 'Brand', name: 'Tarnfell' },
    offers: {
      '@type': 'Offer',
      price: 180,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: 'https://tarnfell.example/en-us/p/ridgeline-shell-TFR10ARA',
    },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 212 },
  },
};
const example98 = {
  variants: {
    'TARNFELL:TFR10ARA:K3B:M::1:': { inStock: true, quantity: 14, stockStatus: 'IN_STOCK' },
    'TARNFELL:TFR10ARA:K3B:L::1:': { inStock: false, quantity: 0, stockStatus: 'OUT_OF_STOCK' },
  },
};
const example99 = {
  productSets: [
    {
      id: 'S100101',
      name: 'Rain kit',
      slug: 'rain-kit',
      pageUrl: '/s/rain-kit-S100101',
      tagline: 'Three layers between you and the weather.',
      image: { src: '/media/tarnfell/image/upload/v1/sets/rain-kit', alt: 'Rain kit: Ridgeline Shell, Drove Trousers' },
      price: { current: 300, original: 360, currency: 'USD' },
      available: true,
      parts: [
        {
          productId: 'TFR10ARAK3B',
          masterId: 'TFR10ARA',
          name: 'Ridgeline Shell',
          pageUrl: '/p/ridgeline-shell-TFR10ARA',
          qty: 1,
          image: { src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front', alt: 'Ridgeline Shell in spruce, front' },
          price: { current: 180, original: 240 },
          available: true,
        },
        {
          productId: 'TFDRV20MK9N',
          masterId: 'TFDRV20M',
          name: 'Drove Trousers',
          pageUrl: '/p/drove-trousers-TFDRV20M',
          qty: 1,
          image: { src: '/media/tarnfell/image/upload/v1/products/drove/night/front', alt: 'Drove Trousers in night, front' },
          price: { current: 120, original: 120 },
          available: true,
        },
      ],
    },
  ],
};
const example100 = {
  id: 'S100101',
  name: 'Rain kit',
  slug: 'rain-kit',
  url: 'https://tarnfell.example/en-us/s/rain-kit-S100101',
  pageUrl: '/s/rain-kit-S100101',
  tagline: 'Three layers between you and the weather.',
  description: 'A shell and a pair of trousers that keep out a day of rain.',
  seo: { title: 'Rain kit | Tarnfell', description: 'Three layers between you and the weather.' },
  image: { src: '/media/tarnfell/image/upload/v1/sets/rain-kit', alt: 'Rain kit: two Ridgeline Shells' },
  price: { current: 360, original: 480, currency: 'USD' },
  available: true,
  breadcrumbs: [{ label: 'Home', url: '/' }, { label: 'Rain kit' }],
  parts: [
    {
      qty: 1,
      product: {
        id: 'TFR10ARAK3B',
        masterId: 'TFR10ARA',
        name: 'Ridgeline Shell',
        slug: 'ridgeline-shell',
        url: 'https://tarnfell.example/en-us/p/ridgeline-shell-TFR10ARA',
        pageUrl: '/p/ridgeline-shell-TFR10ARA',
        kind: "Women's rain jacket",
        currency: 'USD',
        notifyMe: true,
        maxQty: 10,
        badge: { id: 'SALE', label: 'Sale' },
        eyebrow: { id: 'LOW STOCK', label: 'Only a few left' },
        season: 'FW26',
        rating: { score: 4.6, reviewsCount: 212 },
        categoryIds: ['1000', '1010'],
        price: { current: 180, original: 240, lowCurrent: 180, highCurrent: 240, currency: 'USD' },
        audience: 'women',
        offers: {
          price: 180,
          validUntil: '2027-01-31',
          shipping: { price: 0, country: 'US', minDays: 3, maxDays: 5 },
          returns: { days: 60, isFree: true },
          seller: { name: 'Tarnfell' },
        },
        weight: { value: 14.8, unit: 'oz' },
        materials: [{ label: 'Shell', fibers: [{ label: 'Recycled nylon', percent: 100 }] }],
        sizeChart: { productType: 'womens-outerwear' },
        seo: { title: 'Ridgeline Shell | Tarnfell', description: 'A light shell for the long way round.' },
        gallery: [
          { type: 'image', src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front', alt: 'Ridgeline Shell in spruce, front' },
          {
            type: 'image',
            src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/worn',
            alt: 'Ridgeline Shell in spruce, worn',
            model: { name: 'Mira', height: { value: 70, unit: 'in' }, size: 'S' },
          },
          {
            type: 'video',
            src: '/media/tarnfell/video/upload/v1/products/jacket/turn.mp4',
            alt: 'The jacket turned about',
            poster: '/media/tarnfell/image/upload/v1/products/jacket/spruce/back',
          },
        ],
        colors: [
          {
            code: 'K3B',
            label: 'Spruce',
            swatch: '#2f4a3f',
            productId: 'TFR10ARAK3B',
            available: true,
            price: { current: 180, original: 240 },
            gallery: [
              {
                type: 'image',
                src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front',
                alt: 'Ridgeline Shell in spruce, front',
              },
            ],
          },
        ],
        breadcrumbs: [{ label: 'Home', url: '/' }, { label: 'Jackets', url: '/c/jackets-1000' }, { label: 'Ridgeline Shell' }],
        attributes: [
          { id: 'color', label: 'Color', options: [{ label: 'Spruce', value: 'K3B', available: true }] },
          {
            id: 'size',
            label: 'Size',
            options: [
              { label: 'M', value: 'M', available: true },
              { label: 'L', value: 'L', available: false },
            ],
          },
        ],
        variants: [
          {
            id: 'TARNFELL:TFR10ARA:K3B:M::1:',
            upc: '0190849001234',
            productId: 'TFR10ARAK3B',
            attributes: { color: 'K3B', size: 'M' },
            price: { current: 180, original: 240 },
            productInventoryState: 'InStock',
          },
        ],
        details: [
          { id: 'productFeatures', label: 'Features', data: [{ label: 'Taped seams' }, { label: 'Two-way zip' }] },
          { id: 'description', label: 'Description', data: [{ text: 'A light shell that keeps out a day of rain.' }] },
        ],
        productJsonLd: {
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: 'Ridgeline Shell',
          description: 'A light shell for the long way round.',
          mpn: 'TFR10ARA',
          sku: 'TFR10ARAK3B',
          color: 'Spruce',
          url: 'https://tarnfell.example/en-us/p/ridgeline-shell-TFR10ARA',
          image: ['https://tarnfell.example/media/tarnfell/image/upload/v1/products/jacket/spruce/front'],
          brand: { '@type': 'Brand', name: 'Tarnfell' },
          offers: {
            '@type': 'Offer',
            price: 180,
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
            url: 'https://tarnfell.example/en-us/p/ridgeline-shell-TFR10ARA',
          },
          aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 212 },
        },
      },
    },
    {
      qty: 1,
      product: {
        id: 'TFR10ARAK3B',
        masterId: 'TFR10ARA',
        name: 'Ridgeline Shell',
        slug: 'ridgeline-shell',
        url: 'https://tarnfell.example/en-us/p/ridgeline-shell-TFR10ARA',
        pageUrl: '/p/ridgeline-shell-TFR10ARA',
        kind: "Women's rain jacket",
        currency: 'USD',
        notifyMe: true,
        maxQty: 10,
        badge: { id: 'SALE', label: 'Sale' },
        eyebrow: { id: 'LOW STOCK', label: 'Only a few left' },
        season: 'FW26',
        rating: { score: 4.6, reviewsCount: 212 },
        categoryIds: ['1000', '1010'],
        price: { current: 180, original: 240, lowCurrent: 180, highCurrent: 240, currency: 'USD' },
        audience: 'women',
        offers: {
          price: 180,
          validUntil: '2027-01-31',
          shipping: { price: 0, country: 'US', minDays: 3, maxDays: 5 },
          returns: { days: 60, isFree: true },
          seller: { name: 'Tarnfell' },
        },
        weight: { value: 14.8, unit: 'oz' },
        materials: [{ label: 'Shell', fibers: [{ label: 'Recycled nylon', percent: 100 }] }],
        sizeChart: { productType: 'womens-outerwear' },
        seo: { title: 'Ridgeline Shell | Tarnfell', description: 'A light shell for the long way round.' },
        gallery: [
          { type: 'image', src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front', alt: 'Ridgeline Shell in spruce, front' },
          {
            type: 'image',
            src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/worn',
            alt: 'Ridgeline Shell in spruce, worn',
            model: { name: 'Mira', height: { value: 70, unit: 'in' }, size: 'S' },
          },
          {
            type: 'video',
            src: '/media/tarnfell/video/upload/v1/products/jacket/turn.mp4',
            alt: 'The jacket turned about',
            poster: '/media/tarnfell/image/upload/v1/products/jacket/spruce/back',
          },
        ],
        colors: [
          {
            code: 'K3B',
            label: 'Spruce',
            swatch: '#2f4a3f',
            productId: 'TFR10ARAK3B',
            available: true,
            price: { current: 180, original: 240 },
            gallery: [
              {
                type: 'image',
                src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front',
                alt: 'Ridgeline Shell in spruce, front',
              },
            ],
          },
        ],
        breadcrumbs: [{ label: 'Home', url: '/' }, { label: 'Jackets', url: '/c/jackets-1000' }, { label: 'Ridgeline Shell' }],
        attributes: [
          { id: 'color', label: 'Color', options: [{ label: 'Spruce', value: 'K3B', available: true }] },
          {
            id: 'size',
            label: 'Size',
            options: [
              { label: 'M', value: 'M', available: true },
              { label: 'L', value: 'L', available: false },
            ],
          },
        ],
        variants: [
          {
            id: 'TARNFELL:TFR10ARA:K3B:M::1:',
            upc: '0190849001234',
            productId: 'TFR10ARAK3B',
            attributes: { color: 'K3B', size: 'M' },
            price: { current: 180, original: 240 },
            productInventoryState: 'InStock',
          },
        ],
        details: [
          { id: 'productFeatures', label: 'Features', data: [{ label: 'Taped seams' }, { label: 'Two-way zip' }] },
          { id: 'description', label: 'Description', data: [{ text: 'A light shell that keeps out a day of rain.' }] },
        ],
        productJsonLd: {
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: 'Ridgeline Shell',
          description: 'A light shell for the long way round.',
          mpn: 'TFR10ARA',
          sku: 'TFR10ARAK3B',
          color: 'Spruce',
          url: 'https://tarnfell.example/en-us/p/ridgeline-shell-TFR10ARA',
          image: ['https://tarnfell.example/media/tarnfell/image/upload/v1/products/jacket/spruce/front'],
          brand: { '@type': 'Brand', name: 'Tarnfell' },
          offers: {
            '@type': 'Offer',
            price: 180,
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
            url: 'https://tarnfell.example/en-us/p/ridgeline-shell-TFR10ARA',
          },
          aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 212 },
        },
      },
    },
  ],
};
const example101 = {
  productSets: [
    {
      id: 'S100101',
      name: 'Rain kit',
      slug: 'rain-kit',
      pageUrl: '/s/rain-kit-S100101',
      tagline: 'Three layers between you and the weather.',
      image: { src: '/media/tarnfell/image/upload/v1/sets/rain-kit', alt: 'Rain kit: Ridgeline Shell, Drove Trousers' },
      price: { current: 300, original: 360, currency: 'USD' },
      available: true,
      parts: [
        {
          productId: 'TFR10ARAK3B',
          masterId: 'TFR10ARA',
          name: 'Ridgeline Shell',
          pageUrl: '/p/ridgeline-shell-TFR10ARA',
          qty: 1,
          image: { src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front', alt: 'Ridgeline Shell in spruce, front' },
          price: { current: 180, original: 240 },
          available: true,
        },
        {
          productId: 'TFDRV20MK9N',
          masterId: 'TFDRV20M',
          name: 'Drove Trousers',
          pageUrl: '/p/drove-trousers-TFDRV20M',
          qty: 1,
          image: { src: '/media/tarnfell/image/upload/v1/products/drove/night/front', alt: 'Drove Trousers in night, front' },
          price: { current: 120, original: 120 },
          available: true,
        },
      ],
    },
  ],
  next: 'S100101',
};
const example102 = {
  widgetId: 'similar',
  recommendationId: 'similar-TFR10ARA',
  products: [
    {
      productId: 'TFR20ARAK3B',
      itemGroupId: 'TFR20ARA',
      title: 'Saddle Shell',
      kind: "Women's rain jacket",
      image: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front',
      price: { lowCurrent: 160, highCurrent: 160, lowOriginal: 200, highOriginal: 200, currency: 'USD', percentagePriceDiscount: 20 },
      url: '/p/saddle-shell-TFR20ARA',
      recToken: '8Yt3yOQ0yq1pXhU5cTzA',
      recommendationId: 'similar-TFR10ARA',
      review_average: 4.4,
      review_count: 61,
    },
  ],
};
const example103 = {
  storeInventory: [
    { storeId: 'TF-DEN-01', quantity: 3 },
    { storeId: 'TF-SEA-01', quantity: 0 },
  ],
};
const example104 = {
  results: [
    {
      rollup: {
        averageRating: 4.4,
        reviewCount: 27,
        ratingHistogram: [1, 1, 2, 6, 17],
        recommendedPercent: 93,
        scales: [
          { id: 'size', count: 20, average: 2.9 },
          { id: 'comfort', count: 24, average: 4.5 },
        ],
        photos: 4,
        verified: 22,
        languages: [
          { language: 'en', count: 15 },
          { language: 'de', count: 12 },
        ],
      },
      reviews: [
        {
          id: '0f6a1d3c-4c1b-4d0e-9d5f-7a2b6c8e1f20',
          productId: 'TFR10ARA',
          rating: 5,
          headline: 'Dry for a whole week',
          text: 'It rained every day in the Highlands and I stayed dry.',
          language: 'en',
          author: { displayName: 'Morag T.', location: 'Inverness', verifiedBuyer: true },
          createdAt: '2026-09-14T08:30:00.000Z',
          recommended: true,
          scales: [
            { id: 'size', value: 3 },
            { id: 'comfort', value: 5 },
          ],
          photos: [{ src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/worn', alt: 'A photo by Morag T.' }],
          bought: { color: 'Spruce', size: 'M' },
          votes: { helpful: 12, notHelpful: 1 },
          replies: [{ displayName: 'Tarnfell', text: 'Thank you, Morag.', language: 'en', createdAt: '2026-09-15T09:00:00.000Z' }],
        },
      ],
    },
  ],
  paging: { from: 0, size: 10, total: 27 },
};
const example105 = {
  review: {
    id: '6d0b8f5e-9f31-4c5a-8f0e-2f4d7e1c9a10',
    productId: 'TFR10ARA',
    rating: 5,
    headline: 'Dry for a whole week',
    text: 'It rained every day in the Highlands and I stayed dry. The hood fits over a helmet and the cuffs seal well.',
    language: 'en',
    author: { displayName: 'Robin V.', location: 'Boulder', verifiedBuyer: true },
    createdAt: '2026-11-21T08:30:00.000Z',
    recommended: true,
    scales: [
      { id: 'size', value: 3 },
      { id: 'comfort', value: 5 },
    ],
    photos: [],
    votes: { helpful: 0, notHelpful: 0 },
    replies: [],
  },
  state: 'pending',
};
const example106 = {
  review: {
    review: {
      id: '6d0b8f5e-9f31-4c5a-8f0e-2f4d7e1c9a10',
      productId: 'TFR10ARA',
      rating: 5,
      headline: 'Dry for a whole week',
      text: 'It rained every day in the Highlands and I stayed dry. The hood fits over a helmet and the cuffs seal well.',
      language: 'en',
      author: { displayName: 'Robin V.', location: 'Boulder', verifiedBuyer: true },
      createdAt: '2026-11-21T08:30:00.000Z',
      recommended: true,
      scales: [
        { id: 'size', value: 3 },
        { id: 'comfort', value: 5 },
      ],
      photos: [],
      votes: { helpful: 0, notHelpful: 0 },
      replies: [],
    },
    state: 'pending',
  },
  hasBought: true,
  votes: [{ reviewId: '0f6a1d3c-4c1b-4d0e-9d5f-7a2b6c8e1f20', vote: 'helpful', votes: { helpful: 13, notHelpful: 1 } }],
  flags: [{ reviewId: '0f6a1d3c-4c1b-4d0e-9d5f-7a2b6c8e1f20', reason: 'spam' }],
  questions: [
    {
      question: {
        id: '9a4c7e12-5b3d-4f61-a0e8-1c2d3e4f5a60',
        productId: 'TFR10ARA',
        text: 'Does the hood fit over a climbing helmet?',
        language: 'en',
        nickname: 'Kim',
        createdAt: '2026-10-02T10:15:00.000Z',
        answers: [
          {
            id: '3b9e2c71-6d5a-4f80-b1c4-5e8f0a9d7c30',
            text: 'Yes, it does, with room to turn your head.',
            language: 'en',
            author: { kind: 'brand', displayName: 'Tarnfell' },
            createdAt: '2026-10-03T09:00:00.000Z',
            votes: { helpful: 4, notHelpful: 0 },
          },
        ],
      },
      state: 'published',
    },
  ],
  answerVotes: [{ answerId: '3b9e2c71-6d5a-4f80-b1c4-5e8f0a9d7c30', vote: 'helpful', votes: { helpful: 4, notHelpful: 0 } }],
};
const example107 = { reviewId: '0f6a1d3c-4c1b-4d0e-9d5f-7a2b6c8e1f20', reason: 'spam' };
const example108 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'REV409', message: 'Authors cannot vote on their own texts or flag them.' }],
};
const example109 = { reviewId: '0f6a1d3c-4c1b-4d0e-9d5f-7a2b6c8e1f20', vote: 'helpful', votes: { helpful: 13, notHelpful: 1 } };
const example110 = {
  reviewId: '0f6a1d3c-4c1b-4d0e-9d5f-7a2b6c8e1f20',
  from: 'en',
  language: 'de',
  headline: 'Eine Woche lang trocken',
  text: 'In den Highlands hat es jeden Tag geregnet, und ich bin trocken geblieben.',
};
const example111 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'REV422', message: 'The review cannot be translated into this language.' }],
};
const example112 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'REV503', message: 'The translation service does not respond.' }],
};
const example113 = {
  questions: [
    {
      id: '9a4c7e12-5b3d-4f61-a0e8-1c2d3e4f5a60',
      productId: 'TFR10ARA',
      text: 'Does the hood fit over a climbing helmet?',
      language: 'en',
      nickname: 'Kim',
      createdAt: '2026-10-02T10:15:00.000Z',
      answers: [
        {
          id: '3b9e2c71-6d5a-4f80-b1c4-5e8f0a9d7c30',
          text: 'Yes, it does, with room to turn your head.',
          language: 'en',
          author: { kind: 'brand', displayName: 'Tarnfell' },
          createdAt: '2026-10-03T09:00:00.000Z',
          votes: { helpful: 4, notHelpful: 0 },
        },
      ],
    },
  ],
  questionCount: 6,
  paging: { from: 0, size: 10, total: 6 },
};
const example114 = {
  question: {
    id: '9a4c7e12-5b3d-4f61-a0e8-1c2d3e4f5a60',
    productId: 'TFR10ARA',
    text: 'Does the hood fit over a climbing helmet?',
    language: 'en',
    nickname: 'Kim',
    createdAt: '2026-10-02T10:15:00.000Z',
    answers: [
      {
        id: '3b9e2c71-6d5a-4f80-b1c4-5e8f0a9d7c30',
        text: 'Yes, it does, with room to turn your head.',
        language: 'en',
        author: { kind: 'brand', displayName: 'Tarnfell' },
        createdAt: '2026-10-03T09:00:00.000Z',
        votes: { helpful: 4, notHelpful: 0 },
      },
    ],
  },
  state: 'pending',
};
const example115 = { answerId: '3b9e2c71-6d5a-4f80-b1c4-5e8f0a9d7c30', vote: 'helpful', votes: { helpful: 4, notHelpful: 0 } };
const example116 = {
  origin: { label: 'Denver, CO', latitude: 39.7392, longitude: -104.9903 },
  total: 1,
  stores: [
    {
      id: 'TF-DEN-01',
      name: 'Tarnfell Denver Union',
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
      specialDays: [{ date: '2026-12-25', name: 'Christmas Day' }],
      readyBy: '2026-11-24T01:30:00Z',
      distance: 1.7,
      inventory: 3,
    },
  ],
};
const example117 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'STR404', message: 'There is no such store.', additionalInfo: { storeId: 'TF-XXX-99' } }],
};
const example118 = {
  origin: { label: '10115 Berlin', latitude: 52.5323, longitude: 13.3846 },
  collectionPoints: [
    {
      id: 'PP-DE-000123',
      name: 'Kiosk am Koppenplatz',
      carrier: 'Paketpunkt',
      addressLine1: 'Auguststraße 41',
      city: 'Berlin',
      postalCode: '10119',
      country: 'DE',
      latitude: 52.5276,
      longitude: 13.3981,
      hours: [{ day: 'monday', opens: '08:00', closes: '19:00' }, { day: 'sunday' }],
      distance: 1.1,
    },
  ],
};
const example119 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'STR404', message: 'There is no such collection point.' }],
};
const example120 = {
  countries: [
    {
      code: 'US',
      name: 'United States',
      dialCode: '1',
      phoneMask: '(XXX) XXX - XXXX',
      streetStyle: 'streetAddress',
      postalCodeKind: 'zipCode',
      postalCodePattern: '^[0-9]{5}(?:-[0-9]{4})?$',
      postalCodeExample: '80302',
      regionKind: 'state',
      regions: [
        { code: 'CO', name: 'Colorado' },
        { code: 'UT', name: 'Utah' },
      ],
      currency: 'USD',
      shippable: true,
      addressFields: [
        'country',
        'recipientFirstName',
        'recipientLastName',
        'addressLine1',
        'addressLine2',
        'city',
        'stateCityProvDept',
        'postalCode',
        'recipientContactEmail',
        'recipientContactPhone',
      ],
      requiredFields: [
        'country',
        'recipientFirstName',
        'recipientLastName',
        'addressLine1',
        'city',
        'stateCityProvDept',
        'postalCode',
        'recipientContactEmail',
        'recipientContactPhone',
      ],
    },
  ],
};
const example121 = {
  country: {
    code: 'DE',
    name: 'Germany',
    dialCode: '49',
    phoneMask: 'XXXX - XXX - XXX',
    streetStyle: 'streetAndNumber',
    postalCodeKind: 'postalCode',
    postalCodePattern: '^[0-9]{5}$',
    postalCodeExample: '10115',
    regions: [],
    currency: 'EUR',
    shippable: false,
    addressFields: ['country', 'recipientFirstName', 'recipientLastName', 'addressLine1', 'postalCode', 'city'],
    requiredFields: ['country', 'recipientFirstName', 'recipientLastName', 'addressLine1', 'postalCode', 'city'],
  },
};
const example122 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'API404', message: 'There is no country "ZZ".' }],
};
const example123 = {
  orderBy: '2026-11-24T21:00:00Z',
  methods: [{ code: 'standard', label: 'Standard', earliest: '2026-11-30', latest: '2026-12-02' }],
};
const example124 = { stores: [{ id: 'TF-DEN-01', name: 'Tarnfell Denver Union', city: 'Denver' }] };
const example125 = { employees: [{ id: 'E-1007', name: 'Ines K.' }] };
const example126 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [{ errorId: 'AUT401', message: 'The store does not know this device.' }],
};
const example127 = {
  favoriteId: '2f1c8d55-4a05-4d15-a0a4-6f5c6f0f7c11',
  total: 1,
  items: [{ id: 'TFR10ARAK3B', itemId: 'TFR10ARAK3B', itemType: 'product', qty: 1, addedAt: '2026-11-02T09:30:00Z', available: true }],
  lists: [
    { favoriteId: '2f1c8d55-4a05-4d15-a0a4-6f5c6f0f7c11', name: 'Favorites', total: 1, productIds: ['TFR10ARAK3B'], isShared: false },
  ],
};
const example128 = { favoriteId: '2f1c8d55-4a05-4d15-a0a4-6f5c6f0f7c11', itemId: 'TFR10ARAK3B', total: 1 };
const example129 = {
  appId: 'cairn-backend',
  correlationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  errorDetails: [
    { errorId: 'FAV413', message: 'The customer has reached the maximum number of favorites.', additionalInfo: { field: 'id' } },
  ],
};
const example130 = {
  name: 'Favorites',
  total: 1,
  items: [{ id: 'TFR10ARAK3B', itemId: 'TFR10ARAK3B', itemType: 'product', qty: 1, addedAt: '2026-11-02T09:30:00Z', available: true }],
};
const example131 = { isShared: true, shareToken: '5f0c1e9b7d3a4e62a1c8f04b6d92e7a3' };
const example132 = {
  saveForLater: [
    {
      saveForLaterId: '9d0c1d0c-6f3a-4a6e-8d0b-1f2a3b4c5d6e',
      count: 1,
      items: [
        {
          itemId: 'saved-1',
          sku: 'TARNFELL:TFR10ARA:K3B:M::1:',
          productId: 'TFR10ARAK3B',
          name: 'Ridgeline Shell',
          qty: 1,
          pageUrl: '/p/ridgeline-shell-TFR10ARA',
          productImageURL: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front',
          price: { current: 180, original: 240, lowCurrent: 180, highCurrent: 180, lowOriginal: 240, highOriginal: 240, currency: 'USD' },
          priceWhenSaved: 200,
          available: true,
          availableQty: 4,
        },
      ],
    },
  ],
};

/** By call and status; undefined where an answer has no body. */
export const examples: Readonly<Record<OperationId, Readonly<Record<number, unknown>>>> = {
  addAddress: { 201: example58, 400: example2, 401: example3, 403: example16, 409: example59, 429: example5, 500: example6 },
  addBillingAddress: {
    200: example35,
    400: example2,
    401: example3,
    403: example16,
    404: example38,
    409: example39,
    429: example5,
    500: example6,
  },
  addFavorite: {
    201: example128,
    400: example2,
    401: example3,
    403: example16,
    404: example36,
    409: example129,
    429: example5,
    500: example6,
  },
  addItem: { 200: example35, 400: example2, 401: example3, 403: example16, 404: example36, 409: example39, 429: example5, 500: example6 },
  addPasskey: { 201: example27, 400: example2, 401: example3, 403: example16, 409: example28, 429: example5, 500: example6 },
  addPaymentInstrument: {
    200: example35,
    400: example2,
    401: example3,
    402: example47,
    403: example16,
    404: example38,
    409: example39,
    429: example5,
    500: example6,
  },
  addPriceAdjustment: {
    200: example35,
    400: example2,
    401: example3,
    403: example16,
    404: example36,
    409: example39,
    429: example5,
    500: example6,
  },
  addShippingAddress: {
    200: example35,
    400: example2,
    401: example3,
    403: example16,
    404: example38,
    409: example39,
    429: example5,
    500: example6,
  },
  applyCoupon: {
    200: example35,
    400: example2,
    401: example3,
    403: example16,
    404: example38,
    409: example39,
    422: example40,
    429: example5,
    500: example6,
  },
  applyReward: {
    200: example35,
    400: example2,
    401: example3,
    402: example48,
    403: example16,
    404: example38,
    409: example39,
    429: example5,
    500: example6,
  },
  askQuestion: { 201: example114, 400: example2, 401: example3, 403: example16, 404: example36, 429: example5, 500: example6 },
  autoSuggest: { 200: example96, 400: example2, 401: example8, 429: example5, 500: example6 },
  beginPasskey: { 200: example29, 400: example2, 401: example3, 403: example16, 409: example30, 429: example5, 500: example6 },
  beginPasskeySignIn: { 200: example24, 400: example2, 401: example8, 429: example5, 500: example6 },
  cancelEmailChange: { 204: undefined, 400: example2, 401: example3, 403: example16, 429: example5, 500: example6 },
  cancelOrder: {
    200: example52,
    400: example2,
    401: example3,
    403: example16,
    404: example53,
    409: example54,
    429: example5,
    500: example6,
  },
  changeEmail: {
    204: undefined,
    400: example2,
    401: example3,
    403: example16,
    409: example20,
    423: example14,
    429: example5,
    500: example6,
  },
  changePassword: {
    200: example17,
    400: example2,
    401: example3,
    403: example16,
    409: example18,
    423: example14,
    429: example5,
    500: example6,
  },
  changePriceAdjustment: {
    200: example35,
    400: example2,
    401: example3,
    403: example16,
    404: example42,
    409: example39,
    429: example5,
    500: example6,
  },
  changeSavedPayment: { 200: example89, 400: example2, 401: example3, 403: example16, 404: example91, 429: example5, 500: example6 },
  confirmEmail: {
    200: example21,
    400: example2,
    401: example3,
    403: example16,
    409: example10,
    410: example19,
    429: example5,
    500: example6,
  },
  confirmForgotPassword: { 204: undefined, 400: example2, 401: example8, 409: example18, 410: example19, 429: example5, 500: example6 },
  confirmPassword: {
    204: undefined,
    400: example2,
    401: example3,
    403: example16,
    409: example20,
    423: example14,
    429: example5,
    500: example6,
  },
  contactUs: { 200: example66, 201: example66, 400: example2, 401: example3, 403: example16, 415: example67, 429: example5, 500: example6 },
  createCart: { 201: example35, 400: example2, 401: example3, 403: example16, 429: example5, 500: example6 },
  createCartWithItem: {
    201: example35,
    400: example2,
    401: example3,
    403: example16,
    404: example36,
    409: example37,
    429: example5,
    500: example6,
  },
  createProfile: { 201: example7, 400: example2, 401: example8, 429: example5, 500: example6 },
  createSiteCode: { 200: example25, 400: example2, 401: example3, 403: example16, 429: example5, 500: example6 },
  createSubscription: { 201: example62, 400: example2, 401: example3, 403: example16, 429: example5, 500: example6 },
  createWarrantyCase: {
    200: example66,
    201: example66,
    400: example2,
    401: example3,
    403: example16,
    404: example68,
    409: example69,
    415: example67,
    429: example5,
    500: example6,
  },
  decide: { 200: example92, 400: example93 },
  deleteAddress: { 200: example58, 400: example2, 401: example3, 403: example16, 404: example60, 429: example5, 500: example6 },
  deleteSavedPayment: { 200: example89, 400: example2, 401: example3, 403: example16, 404: example91, 429: example5, 500: example6 },
  downloadInvoice: {
    200: example87,
    400: example2,
    401: example3,
    403: example16,
    404: example53,
    409: example54,
    429: example5,
    500: example6,
  },
  endOtherSessions: { 200: example17, 400: example2, 401: example3, 403: example16, 429: example5, 500: example6 },
  endSession: { 204: undefined, 400: example2, 401: example3, 403: example16, 404: example23, 429: example5, 500: example6 },
  enrollStoreDevice: { 201: example33, 400: example2, 401: example3, 403: example34, 429: example5, 500: example6 },
  flagReview: {
    200: example107,
    400: example2,
    401: example3,
    403: example16,
    404: example71,
    409: example108,
    429: example5,
    500: example6,
  },
  getAugmentedPage: { 200: example70, 400: example2, 401: example8, 404: example71, 429: example5, 500: example6 },
  getAvailability: { 200: example103, 400: example2, 401: example8, 404: example36, 429: example5, 500: example6 },
  getCart: { 200: example35, 400: example2, 401: example3, 403: example16, 404: example38, 429: example5, 500: example6 },
  getCatalog: { 200: example94, 400: example2, 401: example8, 404: example71, 429: example5, 500: example6 },
  getCategoryCanvas: { 200: example70, 400: example2, 401: example8, 404: example71, 429: example5, 500: example6 },
  getChildren: { 200: example72, 400: example2, 401: example8, 404: example71, 429: example5, 500: example6 },
  getCollectionsPart: { 200: example76, 400: example2, 404: example71, 429: example5, 500: example6 },
  getContactSubjects: { 200: example65, 400: example2, 401: example8, 429: example5, 500: example6 },
  getCountryByToken: { 200: example121, 400: example2, 401: example8, 404: example122, 429: example5, 500: example6 },
  getCountryList: { 200: example120, 400: example2, 401: example8, 429: example5, 500: example6 },
  getDeliveryPromise: { 200: example123, 400: example2, 401: example8, 429: example5, 500: example6 },
  getFavorites: { 200: example127, 400: example2, 401: example3, 403: example16, 404: example36, 429: example5, 500: example6 },
  getFootSizes: { 200: example76, 400: example2, 404: example71, 429: example5, 500: example6 },
  getFooter: { 200: example70, 400: example2, 401: example8, 404: example71, 429: example5, 500: example6 },
  getFooterPart: { 200: example76, 400: example2, 404: example71, 429: example5, 500: example6 },
  getFragment: { 200: example70, 400: example2, 401: example8, 404: example71, 429: example5, 500: example6 },
  getGiftCardBalance: { 200: example49, 400: example2, 401: example3, 402: example50, 403: example16, 429: example5, 500: example6 },
  getInventory: { 200: example98, 400: example2, 401: example8, 404: example36, 429: example5, 500: example6 },
  getLocationSelector: { 200: example76, 400: example2, 404: example71, 429: example5, 500: example6 },
  getLoyaltyToken: { 200: example78, 400: example2, 401: example3, 403: example16, 409: example79, 429: example5, 500: example6 },
  getMenu: { 200: example70, 400: example2, 401: example8, 404: example71, 429: example5, 500: example6 },
  getNamedPage: { 200: example76, 400: example2, 404: example71, 429: example5, 500: example6 },
  getOrder: { 200: example52, 400: example2, 401: example3, 403: example16, 404: example53, 429: example5, 500: example6 },
  getPage: { 200: example70, 400: example2, 401: example8, 404: example71, 429: example5, 500: example6 },
  getPasskeys: { 200: example26, 400: example2, 401: example3, 403: example16, 429: example5, 500: example6 },
  getPaymentMethods: { 200: example45, 400: example2, 401: example3, 403: example16, 404: example38, 429: example5, 500: example6 },
  getPaymentSession: {
    200: example46,
    400: example2,
    401: example3,
    402: example47,
    403: example16,
    404: example38,
    429: example5,
    500: example6,
  },
  getPopups: { 200: example70, 400: example2, 401: example8, 404: example71, 429: example5, 500: example6 },
  getProductCanvas: { 200: example70, 400: example2, 401: example8, 404: example71, 429: example5, 500: example6 },
  getProductDetails: { 200: example97, 400: example2, 401: example8, 404: example36, 429: example5, 500: example6 },
  getProductSet: { 200: example100, 400: example2, 401: example8, 404: example36, 429: example5, 500: example6 },
  getProductSets: { 200: example99, 400: example2, 401: example8, 404: example36, 429: example5, 500: example6 },
  getProfile: { 200: example56, 400: example2, 401: example3, 403: example16, 429: example5, 500: example6 },
  getPurchaseHistory: { 200: example83, 400: example2, 401: example3, 403: example16, 429: example5, 500: example6 },
  getQuestions: { 200: example113, 400: example2, 401: example8, 404: example36, 429: example5, 500: example6 },
  getReviewActivity: { 200: example106, 400: example2, 401: example3, 403: example16, 404: example36, 429: example5, 500: example6 },
  getReviews: { 200: example104, 400: example2, 401: example8, 404: example36, 429: example5, 500: example6 },
  getSaveForLater: { 200: example132, 400: example2, 401: example3, 403: example16, 429: example5, 500: example6 },
  getSavedPayments: { 200: example89, 400: example2, 401: example3, 403: example16, 429: example5, 500: example6 },
  getSearchPart: { 200: example76, 400: example2, 404: example71, 429: example5, 500: example6 },
  getServerTime: { 200: example77, 400: example2, 429: example5, 500: example6 },
  getSessions: { 200: example22, 400: example2, 401: example3, 403: example16, 429: example5, 500: example6 },
  getSharedFavorites: { 200: example130, 400: example2, 401: example8, 404: example36, 429: example5, 500: example6 },
  getShippingMethods: { 200: example43, 400: example2, 401: example3, 403: example16, 404: example38, 429: example5, 500: example6 },
  getSizeChart: { 200: example76, 400: example2, 404: example71, 429: example5, 500: example6 },
  getStoreDevices: { 200: example32, 400: example2, 401: example3, 403: example16, 429: example5, 500: example6 },
  getSubscription: { 200: example62, 400: example2, 401: example3, 403: example16, 429: example5, 500: example6 },
  getUtilityPart: { 200: example76, 400: example2, 404: example71, 429: example5, 500: example6 },
  getVouchers: { 200: example81, 400: example2, 401: example3, 403: example16, 409: example79, 429: example5, 500: example6 },
  getWelcomePromotion: { 200: example80, 400: example2, 401: example3, 403: example16, 409: example79, 429: example5, 500: example6 },
  getWidgetRecommendations: { 200: example102, 400: example2, 401: example8, 429: example5, 500: example6 },
  ingestPerformance: { 204: undefined, 400: example2, 429: example5, 500: example6 },
  issueToken: { 200: example1, 400: example2, 401: example3, 409: example4, 429: example5, 500: example6 },
  keepEmail: { 204: undefined, 400: example2, 401: example8, 409: example10, 410: example19, 429: example5, 500: example6 },
  listProductSets: { 200: example101, 400: example2, 401: example8, 429: example5, 500: example6 },
  listStoreEmployees: { 200: example125, 400: example2, 401: example8, 403: example126, 404: example15, 429: example5, 500: example6 },
  listStores: { 200: example124, 400: example2, 401: example8, 429: example5, 500: example6 },
  loginAgent: { 200: example11, 400: example2, 401: example12, 404: example15, 423: example14, 429: example5, 500: example6 },
  lookupAccount: { 200: example55, 400: example2, 401: example8, 429: example5, 500: example6 },
  moveToSaveForLater: {
    201: example41,
    400: example2,
    401: example3,
    403: example16,
    404: example36,
    409: example39,
    429: example5,
    500: example6,
  },
  patchOrder: {
    200: example52,
    400: example2,
    401: example3,
    403: example16,
    404: example53,
    409: example54,
    429: example5,
    500: example6,
  },
  placeOrder: {
    200: example52,
    201: example52,
    400: example2,
    401: example3,
    402: example47,
    403: example16,
    404: example38,
    409: example37,
    429: example5,
    500: example6,
  },
  prepareOrder: {
    200: example35,
    400: example2,
    401: example3,
    402: example51,
    403: example16,
    404: example38,
    409: example39,
    429: example5,
    500: example6,
  },
  previewRefund: {
    200: example86,
    400: example2,
    401: example3,
    403: example16,
    404: example53,
    409: example54,
    429: example5,
    500: example6,
  },
  recordEvents: { 204: undefined, 400: example2, 429: example5, 500: example6 },
  removeBillingAddress: {
    200: example35,
    400: example2,
    401: example3,
    403: example16,
    404: example38,
    409: example39,
    429: example5,
    500: example6,
  },
  removeCoupon: {
    200: example35,
    400: example2,
    401: example3,
    403: example16,
    404: example38,
    409: example39,
    429: example5,
    500: example6,
  },
  removeFavorite: { 204: undefined, 400: example2, 401: example3, 403: example16, 404: example36, 429: example5, 500: example6 },
  removeItem: {
    200: example35,
    400: example2,
    401: example3,
    403: example16,
    404: example36,
    409: example39,
    429: example5,
    500: example6,
  },
  removePasskey: {
    204: undefined,
    400: example2,
    401: example3,
    403: example16,
    404: example23,
    409: example30,
    429: example5,
    500: example6,
  },
  removePaymentInstrument: {
    200: example35,
    400: example2,
    401: example3,
    403: example16,
    404: example38,
    409: example39,
    429: example5,
    500: example6,
  },
  removePriceAdjustment: {
    200: example35,
    400: example2,
    401: example3,
    403: example16,
    404: example42,
    409: example39,
    429: example5,
    500: example6,
  },
  removeSavedItem: { 204: undefined, 400: example2, 401: example3, 403: example16, 404: example36, 429: example5, 500: example6 },
  removeShippingAddress: {
    200: example35,
    400: example2,
    401: example3,
    403: example16,
    404: example38,
    409: example39,
    429: example5,
    500: example6,
  },
  removeStoreDevice: { 204: undefined, 400: example2, 401: example3, 403: example34, 404: example23, 429: example5, 500: example6 },
  renamePasskey: { 200: example31, 400: example2, 401: example3, 403: example16, 404: example23, 429: example5, 500: example6 },
  reportFulfillment: { 200: example75, 400: example2, 401: example8, 404: example53, 409: example54, 429: example5, 500: example6 },
  reportResponse: { 204: undefined, 400: example2, 429: example5, 500: example6 },
  requestReturnLabel: {
    200: example84,
    201: example84,
    400: example2,
    401: example3,
    403: example16,
    404: example53,
    409: example85,
    429: example5,
    500: example6,
  },
  resendGiftCardEmail: {
    202: example88,
    400: example2,
    401: example3,
    403: example16,
    404: example53,
    409: example54,
    429: example5,
    500: example6,
  },
  reserveWithItem: {
    201: example35,
    400: example2,
    401: example3,
    403: example16,
    404: example36,
    409: example37,
    429: example5,
    500: example6,
  },
  resetPassword: { 204: undefined, 400: example2, 401: example8, 403: example9, 429: example5, 500: example6 },
  retrieveUserData: {
    200: example63,
    400: example2,
    401: example3,
    403: example16,
    409: example64,
    423: example14,
    429: example5,
    500: example6,
  },
  savePayment: {
    201: example89,
    400: example2,
    401: example3,
    402: example47,
    403: example16,
    409: example90,
    429: example5,
    500: example6,
  },
  searchCollectionPoints: { 200: example118, 400: example2, 401: example8, 404: example119, 429: example5, 500: example6 },
  searchContent: { 200: example73, 400: example2, 401: example8, 404: example71, 429: example5, 500: example6 },
  searchProducts: { 200: example95, 400: example2, 401: example8, 429: example5, 500: example6 },
  searchStores: { 200: example116, 400: example2, 401: example8, 404: example117, 429: example5, 500: example6 },
  sendDeviceFingerprint: { 204: undefined, 400: example2, 401: example3, 403: example16, 404: example38, 429: example5, 500: example6 },
  sendEmailLink: { 204: undefined, 400: example2, 401: example3, 403: example16, 429: example5, 500: example6 },
  setShippingMethod: {
    200: example35,
    400: example2,
    401: example3,
    403: example16,
    404: example36,
    409: example39,
    429: example5,
    500: example6,
  },
  shareFavorites: { 200: example131, 400: example2, 401: example3, 403: example16, 404: example36, 429: example5, 500: example6 },
  showcase: { 200: example74, 400: example2, 401: example8, 404: example71, 429: example5, 500: example6 },
  signIn: { 200: example11, 400: example2, 401: example12, 403: example9, 409: example13, 423: example14, 429: example5, 500: example6 },
  signInWithPasskey: { 200: example11, 400: example2, 401: example12, 429: example5, 500: example6 },
  signOut: { 204: undefined, 400: example2, 401: example3, 403: example16, 429: example5, 500: example6 },
  signUp: { 201: example7, 400: example2, 401: example8, 403: example9, 409: example10, 429: example5, 500: example6 },
  signUpForNotification: {
    200: example82,
    400: example2,
    401: example3,
    403: example16,
    404: example36,
    410: example19,
    429: example5,
    500: example6,
  },
  trackOrder: { 200: example52, 400: example2, 401: example3, 403: example16, 404: example53, 429: example5, 500: example6 },
  translateReview: {
    200: example110,
    400: example2,
    401: example8,
    404: example71,
    422: example111,
    429: example5,
    500: example6,
    503: example112,
  },
  updateAddress: { 200: example58, 400: example2, 401: example3, 403: example16, 404: example60, 429: example5, 500: example6 },
  updateItem: {
    200: example35,
    400: example2,
    401: example3,
    403: example16,
    404: example36,
    409: example39,
    429: example5,
    500: example6,
  },
  updateNotification: { 200: example61, 400: example2, 401: example3, 403: example16, 429: example5, 500: example6 },
  updateProfile: { 200: example56, 400: example2, 401: example3, 403: example16, 409: example57, 429: example5, 500: example6 },
  updateSaveForLater: {
    200: example35,
    400: example2,
    401: example3,
    403: example16,
    404: example36,
    409: example39,
    429: example5,
    500: example6,
  },
  updateSubscription: { 200: example62, 400: example2, 401: example3, 403: example16, 410: example19, 429: example5, 500: example6 },
  validateShippingAddress: { 200: example44, 400: example2, 401: example3, 403: example16, 404: example38, 429: example5, 500: example6 },
  voteAnswer: {
    200: example115,
    400: example2,
    401: example3,
    403: example16,
    404: example71,
    409: example108,
    429: example5,
    500: example6,
  },
  voteReview: {
    200: example109,
    400: example2,
    401: example3,
    403: example16,
    404: example71,
    409: example108,
    429: example5,
    500: example6,
  },
  writeReview: { 201: example105, 400: example2, 401: example3, 403: example16, 404: example36, 429: example5, 500: example6 },
};
