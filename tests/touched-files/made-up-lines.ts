/** A line that a change adds to an existing file. */
export interface MadeUpLine {
  readonly path: string;
  /** The line follows its first match. */
  readonly after: RegExp;
  readonly line: string;
}

const CART = 'schemas/openapi/cart.yaml';
const start = /^/;

const createRow = (path: string, table: string, line: string): MadeUpLine => ({
  path,
  after: new RegExp(`${table} = \\{\\n`),
  line: `  ${line},\n`,
});
const createImport = (path: string, line: string): MadeUpLine => ({ path, after: start, line: `import ${line};\n` });

/** A message in every language. */
const getMessage = (feature: string, key: string): readonly MadeUpLine[] =>
  ['en', 'fr', 'de'].map((language) => ({
    path: `messages/${feature}/${language}.json`,
    after: /^\{\n/,
    line: `  "${key}": "Made up",\n`,
  }));

const SHIPMENT = 'backend/database/documents/shipment-document.ts';
const BACKEND_DELIVERY = 'backend/delivery/delivery-kinds.ts';
const CLIENT_DELIVERY = 'commerce/checkout/delivery/delivery-kinds.ts';
const CHECKOUT_DELIVERY = 'commerce/checkout/delivery/checkout-delivery-kinds.ts';

/** Below the row of collection points: goods use the first kind that accepts them. */
const createLockerRow = (path: string, definition: string): MadeUpLine => ({
  path,
  after: /^ +pudo: .+\n/m,
  line: `  locker: ${definition},\n`,
});

export const lockerLines = {
  destination: { path: SHIPMENT, after: /interface Destinations \{\n/, line: '  readonly locker: { readonly lockerId: string };\n' },
  code: { path: CART, after: /\n {4}ShippingMethodCode:\n[^]*?enum: \[/, line: 'locker, ' },
  promotedCode: { path: 'schemas/promotions/promotion.schema.json', after: /"PromotionMethods",[^]*?"enum": \[/, line: '"locker", ' },
  field: {
    path: CART,
    after: /\n {4}ShippingAddressInput:\n[^]*?properties:\n/,
    line: '        lockerId: { description: Id of a locker., type: string, minLength: 1, maxLength: 40 }\n',
  },
  onlyField: {
    path: 'backend/delivery/get-only-destination-field.ts',
    after: /const fields = Object\.keys\(\{ /,
    line: 'lockerId: true, ',
  },
  backendImport: createImport(BACKEND_DELIVERY, "{ lockerDelivery } from './locker/locker-delivery.ts'"),
  backendRow: createLockerRow(BACKEND_DELIVERY, 'lockerDelivery'),
  clientImport: createImport(CLIENT_DELIVERY, "{ lockerDelivery } from './locker/locker-delivery.ts'"),
  clientRow: createLockerRow(CLIENT_DELIVERY, 'lockerDelivery'),
  checkoutImport: createImport(CHECKOUT_DELIVERY, "{ lockerCheckout } from './locker/locker-checkout.ts'"),
  checkoutRow: createLockerRow(CHECKOUT_DELIVERY, 'lockerCheckout'),
  place: { path: 'commerce/delivery/method-places.ts', after: /^ +pudo: .+\n/m, line: '  locker: undefined,\n' },
} satisfies Readonly<Record<string, MadeUpLine>>;

export const lockerMessages = {
  label: getMessage('shipping-method', 'locker'),
  mail: getMessage('order-mail', 'yourLocker'),
  title: [...getMessage('checkout', 'deliveryLocker'), ...getMessage('confirmation', 'deliveryLocker')],
  move: getMessage('checkout', 'moveLocker'),
  form: [...getMessage('checkout', 'lockerNumber'), ...getMessage('checkout', 'lockerMissing')],
  next: getMessage('confirmation', 'nextLocker'),
  ofRow: ['en', 'en-GB', 'fr', 'fr-CA', 'de'].map((language) => ({
    path: `messages/delivery/${language}.json`,
    after: /"delivery": "\{code, select,/,
    line: ' locker {Made up}',
  })),
};

const BACKEND_TENDERS = 'backend/tenders/tender-kinds.ts';
const CLIENT_TENDERS = 'commerce/checkout/tenders/tenders.ts';
const VALUE_TENDERS = 'commerce/checkout/tenders/value-tenders.ts';

export const storeCreditLines = {
  id: { path: CART, after: /\n {4}PaymentMethodId:\n[^]*?enum: \[/, line: 'STORE_CREDIT, ' },
  input: {
    path: CART,
    after: /\n {4}PaymentInstrumentInput:\n[^]*?oneOf:\n/,
    line: "        - $ref: '#/components/schemas/StoreCreditInstrumentInput'\n",
  },
  schema: {
    path: CART,
    after: /\n(?= {4}CardInstrumentInput:\n)/,
    line: `    StoreCreditInstrumentInput:
      description: Credit of an account.
      type: object
      additionalProperties: false
      required: [payment_method_id, accountNumber]
      properties:
        payment_method_id: { const: STORE_CREDIT }
        accountNumber: { type: string, minLength: 1, maxLength: 40 }
        amount: { $ref: 'shared.yaml#/components/schemas/Money' }
`,
  },
  backendImport: createImport(BACKEND_TENDERS, "{ storeCreditTender } from './store-credit/store-credit-tender.ts'"),
  backendRow: { path: BACKEND_TENDERS, after: /return \{\n/, line: '    STORE_CREDIT: storeCreditTender,\n' },
  clientImport: createImport(CLIENT_TENDERS, "{ storeCreditTender } from './store-credit/store-credit-tender.ts'"),
  clientRow: createRow(CLIENT_TENDERS, 'tenders', 'STORE_CREDIT: storeCreditTender'),
  checkoutImport: createImport(VALUE_TENDERS, "{ storeCreditCheckout } from './store-credit/store-credit-checkout.tsx'"),
  checkoutRow: createRow(VALUE_TENDERS, 'valueTenders', 'STORE_CREDIT: storeCreditCheckout'),
  folder: { path: 'tests/kind-folders.test.ts', after: /const tenderFolders = \{\n/, line: "  STORE_CREDIT: 'store-credit',\n" },
} satisfies Readonly<Record<string, MadeUpLine>>;

export const storeCreditMessages = {
  label: getMessage('payment-method', 'STORE_CREDIT'),
  mail: getMessage('order-mail', 'paidWithStoreCredit'),
  name: getMessage('tenders', 'storeCredit'),
  refund: getMessage('tenders', 'refundStoreCredit'),
};
