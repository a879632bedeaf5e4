import type { Cart } from '#generated/openapi/cart.ts';
import { address, fillCart, plentifulSku } from '../shop/buy.ts';
import type { HttpResponse } from '../shop/http.ts';
import type { Shopper } from '../shop/shopper.ts';

/** A field whose text the shop stores or shows. */
export interface StoredField {
  readonly name: string;
  /** Sends the text and returns the response. */
  send(shopper: Shopper, text: string): Promise<HttpResponse>;
  /** Reads the text from a response; undefined when no operation returns it. */
  readonly read?: (cart: Cart) => unknown;
  /** Pages that show it. */
  readonly pages: readonly string[];
}

const ofAddress = [
  'recipientFirstName',
  'recipientLastName',
  'addressLine1',
  'addressLine2',
  'city',
  'postalCode',
  'recipientContactEmail',
  'recipientContactPhone',
] as const;
const giftCard = 'TARNFELL:TFGIF050:GD1:OS::1:';

const addressFields = ofAddress.map((name): StoredField => ({
  name: `shippingAddress.${name}`,
  async send(shopper, text) {
    await fillCart(shopper);
    return shopper.call('POST', '/cart/v2/cart/current/shippingAddress', { address: { ...address, [name]: text }, useAsBilling: true });
  },
  read: ({ shippingAddress }) => shippingAddress?.[name],
  pages: ['/en-us/checkout?step=billing', '/en-us/cart'],
}));

const giftFields = (['to', 'message', 'email'] as const).map((name): StoredField => ({
  name: `giftOption.${name}`,
  async send(shopper, text) {
    const giftOption = { email: 'kim@shopper.example', to: 'Kim', message: 'For you', [name]: text };
    return shopper.call('POST', '/cart/v1/cartWithItem', { sku: giftCard, qty: 1, giftOption });
  },
  read: ({ items }) => items[0]?.giftOption?.[name],
  pages: ['/en-us/cart', '/en-us/checkout'],
}));

const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

const others: readonly StoredField[] = [
  {
    name: 'newsletter.email, by script',
    send: (shopper, text) =>
      shopper.send({
        method: 'POST',
        path: '/en-us/newsletter',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ email: text, optIn: true, campaignName: `/${text}`.slice(0, 2000) }),
      }),
    pages: [],
  },
  {
    name: 'newsletter.email, by form',
    send: (shopper, text) =>
      shopper.send({
        method: 'POST',
        path: '/en-us/newsletter',
        headers: form,
        body: `email=${encode(`${text}@shopper.example`)}&policy=on`,
      }),
    pages: [],
  },
  {
    name: 'search text',
    send: (shopper, text) => shopper.send({ path: `/en-us/search?q=${encode(text)}` }),
    pages: [],
  },
  {
    name: 'refused and item of the cart’s form',
    send: (shopper, text) => shopper.send({ path: `/en-us/cart?refused=${encode(text)}&item=${encode(text)}` }),
    pages: [],
  },
  {
    name: 'sku of a form',
    send: (shopper, text) =>
      shopper.send({
        method: 'POST',
        path: '/en-us/p/kestrel-shell-jacket-TFKES01M',
        headers: form,
        body: `sku=${encode(text)}&size=${encode(text)}`,
      }),
    pages: ['/en-us/cart'],
  },
  {
    name: 'a page’s report',
    send: (shopper, text) =>
      shopper.send({
        method: 'POST',
        path: '/fapi/events',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({
          path: '/en-us',
          events: [{ name: 'service-error', data: { level: 'error', message: text, operation: plentifulSku, errorId: text.slice(0, 20) } }],
        }),
      }),
    pages: [],
  },
];

export const storedFields: readonly StoredField[] = [...addressFields, ...giftFields, ...others];
