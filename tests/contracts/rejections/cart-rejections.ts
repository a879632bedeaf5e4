import { sql } from 'kysely';
import type { Cart } from '#generated/openapi/cart.ts';
import type { OperationErrorCode } from '#generated/openapi/operations.ts';
import { denver, openStore, setUnits } from '#backend/delivery/testing/places-of-tests.ts';
import { anyAmountSku, storeCard } from '#backend/gift-cards/testing/buy-gift-card.ts';
import { createCardInput, contact, prepareForOrder } from '#backend/orders/testing/create-ready-cart.ts';
import type { TestBackend } from '#backend/testing/start-backend.ts';
import { address, getFirstItem, type Stage } from '../call/stage.ts';
import { createRejection, changeBody, type Rejection } from './rejection.ts';

const here = 'TARNFELL-US';
/** Styles of the seed that no other test of the stage needs. */
let used = 0;

interface Spare {
  readonly sku: string;
  readonly styleId: string;
}

/** A variant in stock whose style no earlier rejection has changed. */
async function takeSpareVariant({ database: { db } }: TestBackend): Promise<Spare> {
  const { rows } = await sql<Spare>`select distinct on (v.style_id) v.sku, v.style_id as "styleId" from variants v
    join stock s on s.sku = v.sku and s.location = ${here} and s.quantity >= 20
    join prices p on p.style_id = v.style_id and p.site_id = ${here} and p.color_code = v.color_code
    order by v.style_id desc, v.sku offset ${used} limit 1`.execute(db);
  used += 1;
  const [spare] = rows;
  if (!spare) throw new Error('the seed has no unused variant');
  return spare;
}

/** Carts of a variant that the rejection may change. */
async function createSpareCart(stage: Stage, qty = 1): Promise<Spare & { readonly cart: Cart }> {
  const spare = await takeSpareVariant(stage.test);
  return { ...spare, cart: await stage.owner.createCart(spare.sku, qty) };
}

const removePrice = ({ database: { db } }: TestBackend, { styleId }: Spare) =>
  db.deleteFrom('prices').where('style_id', '=', styleId).execute();
const changePrice = ({ database: { db } }: TestBackend, { styleId }: Spare) =>
  db.updateTable('prices').set({ current_minor: 0 }).where('style_id', '=', styleId).execute();

/** Rewrites the stored cart, as an earlier version of the shop may have left it. */
async function rewrite(
  { database: { db } }: TestBackend,
  { id }: Cart,
  part: 'lines' | 'shipments',
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [before, after] of Object.entries(texts))
    await sql`update carts set ${sql.ref(part)} = replace(${sql.ref(part)}::text, ${before}, ${after})::jsonb where id = ${id}`.execute(db);
}

const goneSku = 'TARNFELL:TFGONE9Z:K3B:M::1:';

type Adding = 'addItem' | 'createCartWithItem' | 'reserveWithItem';

/** A request for a spare variant that the shop can no longer sell. */
const rejectAdding = (break_: (test: TestBackend, spare: Spare) => Promise<unknown>, place: 'body' | 'query'): Rejection['provoke'] => {
  return async (sent, { test }) => {
    const spare = await takeSpareVariant(test);
    await break_(test, spare);
    const { delivery: _, ...rest } = { ...(sent[place] as { readonly delivery?: unknown }) };
    return { ...sent, [place]: { ...rest, sku: spare.sku } };
  };
};

/** A change of a row whose variant the shop can no longer sell. */
const rejectChanging = (
  break_: (test: TestBackend, spare: Spare & { readonly cart: Cart }) => Promise<unknown>,
  changes: object,
): Rejection['provoke'] => {
  return async (_, stage) => {
    const spare = await createSpareCart(stage);
    await break_(stage.test, spare);
    return { params: { basketId: spare.cart.id }, body: { itemId: getFirstItem(spare.cart).id, ...changes } };
  };
};

/**
 * An order of a ready cart that the shop changes before it is placed. `break_` returns the cart as the shopper last saw it, if different.
 */
const rejectPlacing = (
  break_: (stage: Stage, spare: Spare & { readonly cart: Cart }) => Promise<Cart | void>,
  qty = 1,
): Rejection['provoke'] => {
  return async (sent, stage) => {
    const spare = await createSpareCart(stage, qty);
    const cart = await prepareForOrder(stage.owner, spare.cart);
    const changed = await break_(stage, { ...spare, cart });
    return changeBody(sent, { cartId: cart.id, cartVersion: (changed ?? cart).version });
  };
};

/** The same for goods that are picked up in a store, or shipped to it. */
const rejectCollecting = (code: 'pickup' | 'sts', break_: (test: TestBackend, spare: Spare) => Promise<unknown>): Rejection['provoke'] => {
  return async (sent, stage) => {
    const { owner, test } = stage;
    const { cart, ...spare } = await createSpareCart(stage);
    await openStore(test.database.db, denver, { units: { [spare.sku]: 20 } });
    await owner.read('POST', '/cart/v1/shippingMethod', { basketId: cart.id, code, storeId: denver });
    await owner.read('POST', `/cart/v2/cart/${cart.id}/shippingAddress`, { shippingId: code, contact });
    await owner.read('POST', `/cart/v1/cart/${cart.id}/billingAddress`, { address });
    const { version } = await owner.read('POST', `/cart/v1/cart/${cart.id}/paymentInstruments`, await createCardInput(owner, cart.id));
    await break_(test, spare);
    return changeBody(sent, { cartId: cart.id, cartVersion: version });
  };
};

const toGreatBritain: Parameters<typeof rejectPlacing>[0] = ({ test }, { cart }) => rewrite(test, cart, 'shipments', { '"US"': '"GB"' });

const toAlaska: Parameters<typeof rejectPlacing>[0] = async ({ owner, test }, { cart }) => {
  const express = await owner.read('POST', '/cart/v1/shippingMethod', { basketId: cart.id, code: 'express' });
  await rewrite(test, cart, 'shipments', { '"CO"': '"AK"', '"80302"': '"99501"' });
  return express;
};

/** A code that several operations share for the same reason. */
const shareRejection = <Id extends Adding | 'placeOrder' | 'prepareOrder'>(
  ids: readonly Id[],
  ...[status, code, when, provoke]: [number, OperationErrorCode<Id>, string, Rejection['provoke']]
): readonly Rejection[] => ids.map((id) => createRejection(id, status, code, when, provoke));

/** Rejections of carts and their orders. */
export const cartRejections: readonly Rejection[] = [
  ...shareRejection(['addItem', 'createCartWithItem'], 409, 'INV702', 'the variant has no price', rejectAdding(removePrice, 'body')),
  createRejection('reserveWithItem', 409, 'INV702', 'the variant has no price', rejectAdding(removePrice, 'query')),
  createRejection('addItem', 409, 'PRC400', 'the price is not valid', rejectAdding(changePrice, 'body')),
  createRejection('reserveWithItem', 409, 'PRC400', 'the price is not valid', rejectAdding(changePrice, 'query')),
  createRejection('addItem', 404, 'ORD404', 'the variant does not exist', (sent) =>
    changeBody(sent, { sku: goneSku, delivery: undefined }),
  ),
  ...shareRejection(['addItem', 'createCartWithItem'], 404, 'STR404', 'the store does not exist', (sent) =>
    changeBody(sent, { delivery: { code: 'pickup', storeId: 'TF-XXX-99' } }),
  ),
  createRejection('createCartWithItem', 409, 'INV408', 'it is more than a cart may hold', (sent) => changeBody(sent, { qty: 11 })),
  createRejection('updateItem', 409, 'INV408', 'it is more than a cart may hold', (sent) => changeBody(sent, { qty: 11 })),
  createRejection(
    'updateItem',
    409,
    'INV700',
    'it is more than is in stock',
    rejectChanging((test, { sku }) => setUnits(test.database.db, here, sku, 1), { qty: 2 }),
  ),
  createRejection('updateItem', 409, 'INV702', 'the variant has no price', rejectChanging(removePrice, { qty: 2 })),
  createRejection('updateItem', 409, 'PRC400', 'the price is not valid', rejectChanging(changePrice, { qty: 2 })),
  createRejection('updateItem', 404, 'ORD404', 'the new variant does not exist', (sent) => changeBody(sent, { sku: goneSku })),
  createRejection(
    'updateItem',
    404,
    'ORD430',
    'the variant is not sold any more',
    rejectChanging((test, { cart, sku }) => rewrite(test, cart, 'lines', { [sku]: goneSku }), { qty: 2 }),
  ),
  createRejection('updateSaveForLater', 409, 'PRC400', 'the price is not valid', async (sent, { test }) => {
    const spare = await takeSpareVariant(test);
    await changePrice(test, spare);
    const { itemId } = sent.body as { readonly itemId: string };
    await test.database.db.updateTable('saved_items').set({ sku: spare.sku }).where('id', '=', itemId).execute();
    return sent;
  }),
  createRejection('prepareOrder', 409, 'INV406', 'the cart is empty', async (sent, { owner }) => {
    const cart = await owner.createCart();
    await owner.read('DELETE', '/cart/v1/item', { basketId: cart.id, itemId: getFirstItem(cart).id });
    return { ...sent, body: { cartId: cart.id } };
  }),
  createRejection('prepareOrder', 409, 'PYT406', 'the cart has no address', async (sent, { owner }) => ({
    ...sent,
    body: { cartId: (await owner.createCart()).id },
  })),
  ...shareRejection(
    ['prepareOrder', 'placeOrder'],
    409,
    'PAY401',
    'the site does not deliver there any more',
    rejectPlacing(toGreatBritain),
  ),
  createRejection(
    'prepareOrder',
    402,
    'GFC760',
    'only gift cards are left in a cart that a gift card pays for',
    async (sent, { owner, test }) => {
      const { id } = await owner.read('POST', '/cart/v1/cartWithItem', { sku: anyAmountSku, giftCardAmount: 25, qty: 1 });
      const spare = await takeSpareVariant(test);
      const both = await owner.read('POST', '/cart/v1/item', { basketId: id, sku: spare.sku, qty: 1 });
      const { number, pin } = await storeCard(test, { amount: 5000 });
      await owner.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, { payment_method_id: 'GIFT_CARD', number, pin });
      const itemId = both.items.find(({ sku }) => sku === spare.sku)?.id;
      await owner.read('DELETE', '/cart/v1/item', { basketId: id, itemId });
      await owner.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { shippingId: 'digital', contact });
      return { ...sent, body: { cartId: id } };
    },
  ),
  createRejection(
    'placeOrder',
    409,
    'ORD430',
    'a variant is not sold any more',
    rejectPlacing(({ test }, { cart, sku }) => rewrite(test, cart, 'lines', { [sku]: goneSku })),
  ),
  createRejection(
    'placeOrder',
    409,
    'PRC400',
    'a price has changed',
    rejectPlacing(async ({ test: { database } }, { styleId }) => {
      await database.db.updateTable('prices').set({ current_minor: 4711, original_minor: 4711 }).where('style_id', '=', styleId).execute();
    }),
  ),
  createRejection(
    'placeOrder',
    409,
    'INV408',
    'it is more than a cart may hold by now',
    rejectPlacing(async ({ test: { database } }, { styleId }) => {
      await database.db.updateTable('styles').set({ max_qty: 1 }).where('id', '=', styleId).execute();
    }, 2),
  ),
  createRejection('placeOrder', 402, 'GFC410', 'a gift card has expired', async (sent, { owner, test }) => {
    const { id } = await owner.createCart();
    await owner.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { address, useAsBilling: true });
    const expiresAt = new Date(test.time.now.getTime() + 5000);
    const { number, pin } = await storeCard(test, { amount: 500_000, expiresAt });
    const { version } = await owner.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, { payment_method_id: 'GIFT_CARD', number, pin });
    test.time.now = expiresAt;
    return changeBody(sent, { cartId: id, cartVersion: version });
  }),
  createRejection('placeOrder', 409, 'ORD518', 'express does not go there any more', rejectPlacing(toAlaska)),
  createRejection(
    'placeOrder',
    409,
    'ORD515',
    'only the store has units',
    rejectCollecting('sts', (test, { sku }) => setUnits(test.database.db, here, sku, 0)),
  ),
  createRejection(
    'placeOrder',
    409,
    'ORD516',
    'the store has closed',
    rejectCollecting('pickup', (test) => openStore(test.database.db, denver, { closed: true })),
  ),
];
