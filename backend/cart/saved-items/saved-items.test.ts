import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import type { UserData } from '#generated/openapi/consumer.ts';
import { requestCode, exchangeCode, startMember, type Member } from '../../authentication/testing/start-member.ts';
import { denver, openStore } from '../../delivery/testing/places-of-tests.ts';
import { createKeyHeader, orderPath, createReadyCart } from '../../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { purgeJob } from '../../retention/purge-job.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { reliableSku, createShopper, startShopper, type Shopper } from '../testing/start-shopper.ts';
import { readSaved, saveForLater } from './testing/save-for-later.ts';
import { retention } from '../../testing/retention-days.ts';

const otherSku = 'TARNFELL:TFKES01M:G4S:L::1:';
const thirdSku = 'TARNFELL:TFKES01M:G4S:S::1:';
let limit = 100;

const createLines = ({ items }: Pick<Cart, 'items'>) => items.map(({ sku, qty }) => [sku, qty]);
const toSet = (rows: readonly (readonly (string | number)[])[]) => new Set(rows.map((row) => row.join(' × ')));
const getRow = ({ items }: Cart, at = 0): Cart['items'][number] => {
  const row = items[at];
  if (!row) throw new Error(`the cart has no row ${at}`);
  return row;
};

let test: TestBackend;
let shopper: Shopper;
beforeAll(async () => {
  test = await startTestBackend({ partners: { payments: createFakePayments().port }, savedItemsLimit: () => limit, retention });
}, 120_000);
afterAll(() => test.close());
beforeEach(async () => {
  limit = 100;
  for (const sku of [reliableSku, otherSku, thirdSku]) await setStock(sku, 20);
  shopper = await startShopper(test);
});

async function setStock(sku: string, quantity: number): Promise<void> {
  const stock = { sku, location: 'TARNFELL-US', quantity };
  await test.database.db
    .insertInto('stock')
    .values(stock)
    .onConflict((conflict) => conflict.columns(['sku', 'location']).doUpdateSet(stock))
    .execute();
}
const readCart = (id: string, owner = shopper) => owner.read('GET', `/cart/v1/cart/${id}`);
const add = (basketId: string, sku: string, qty = 1, owner = shopper) => owner.read('POST', '/cart/v1/item', { basketId, sku, qty });
const readSavedLines = async (owner = shopper) => (await readSaved(owner))?.items?.map(({ sku, qty }) => [sku, qty]) ?? [];
const path = '/cart/v2/saveForLater';
const tick = (): void => void (test.time.now = new Date(test.time.now.getTime() + 1000));

/** A shopper's cart, and the item saved from it. */
async function saveOne(sku: string, qty: number, owner = shopper) {
  const cart = await owner.createCart(sku, qty);
  tick();
  const { listId: saveForLaterId, id: itemId } = await saveForLater(owner, cart.id, getRow(cart));
  return { basketId: cart.id, saveForLaterId, itemId };
}

describe('moveToSaveForLater', () => {
  it('moves a row with its quantity and gift option, and restores both', async () => {
    const giftOption = { email: 'sam@example.com', to: 'Sam', message: 'Happy trails' };
    const cart = await shopper.read('POST', '/cart/v1/cartWithItem', { sku: reliableSku, qty: 2, giftOption });
    await add(cart.id, otherSku);
    const { listId, id } = await saveForLater(shopper, cart.id, getRow(cart));
    expect(createLines(await readCart(cart.id))).toEqual([[otherSku, 1]]);
    expect(await readSaved(shopper)).toMatchObject({
      saveForLaterId: listId,
      count: 1,
      items: [{ itemId: id, sku: reliableSku, qty: 2, giftOption, available: true, availableQty: 20 }],
    });
    const back = await shopper.read('PUT', path, { basketId: cart.id, saveForLaterId: listId, itemId: id });
    expect(back.items).toMatchObject([{ sku: otherSku }, { sku: reliableSku, qty: 2, giftOption }]);
  });

  it('merges with the saved item of the same sku, within maxQty', async () => {
    const { basketId, saveForLaterId, itemId } = await saveOne(reliableSku, 2);
    expect(await saveForLater(shopper, basketId, getRow(await add(basketId, reliableSku, 3)))).toEqual({
      listId: saveForLaterId,
      id: itemId,
    });
    expect(await readSavedLines()).toEqual([[reliableSku, 5]]);
    const { maxQty } = getRow(await add(basketId, reliableSku, 1));
    await saveForLater(shopper, basketId, getRow(await add(basketId, reliableSku, maxQty - 1)));
    expect(await readSavedLines()).toEqual([[reliableSku, maxQty]]);
  });

  it('rejects an unknown row, another list and another product, and changes nothing', async () => {
    const cart = await shopper.createCart();
    const [itemId, unknown] = [getRow(cart).id, '3b241101-e2bb-4255-8caf-4136c566a962'];
    const save = (body: object) => shopper.expectError('POST', `/cart/v2/cart/${cart.id}/saveForLater`, body);
    expect(await save({ itemId: 'row-of-nobody' })).toMatchObject({ status: 404, errorId: 'ORD404' });
    expect(await save({ itemId, saveForLaterId: unknown })).toMatchObject({ status: 404, errorId: 'ORD404' });
    expect(await save({ itemId, productId: 'TFR10ARAK3B' })).toMatchObject({ status: 400, errorId: 'API400' });
    expect(createLines(await readCart(cart.id))).toEqual([[reliableSku, 1]]);
    expect(await readSaved(shopper)).toBeUndefined();
  });

  it('rejects a new item with SFL413 when the list is full, but accepts more units of a saved one', async () => {
    const { basketId } = await saveOne(reliableSku, 1);
    limit = 1;
    const cart = await add(basketId, otherSku);
    const rejection = await shopper.expectError('POST', `/cart/v2/cart/${basketId}/saveForLater`, { itemId: getRow(cart).id });
    expect(rejection).toMatchObject({ status: 409, errorId: 'SFL413', detail: { additionalInfo: { sku: otherSku, maxItems: 1 } } });
    expect(createLines(await readCart(basketId))).toEqual([[otherSku, 1]]);
    await saveForLater(shopper, basketId, getRow(await add(basketId, reliableSku), 1));
    expect(await readSavedLines()).toEqual([[reliableSku, 2]]);
  });

  it('rejects a cart whose order was placed', async () => {
    const cart = await createReadyCart(shopper);
    await shopper.read('PUT', orderPath, { cartId: cart.id, cartVersion: cart.version }, createKeyHeader());
    const rejection = await shopper.expectError('POST', `/cart/v2/cart/${cart.id}/saveForLater`, { itemId: getRow(cart).id });
    expect(rejection).toMatchObject({ status: 404, errorId: 'BSK404' });
    expect(await readSaved(shopper)).toBeUndefined();
  });
});

describe('updateSaveForLater', () => {
  it('restores the pickup store of an item, or the default delivery if the store has too few units', async () => {
    const { db } = test.database;
    await openStore(db, denver, { units: { [reliableSku]: 3 } });
    const delivery = { code: 'pickup', storeId: denver };
    const cart = await shopper.read('POST', '/cart/v1/cartWithItem', { sku: reliableSku, qty: 2, delivery });
    const saved = await saveForLater(shopper, cart.id, getRow(cart));
    const move = { basketId: cart.id, saveForLaterId: saved.listId, itemId: saved.id };
    const back = await shopper.read('PUT', path, { ...move, qty: 1 });
    expect(back.items).toMatchObject([{ shippingId: 'pickup', qty: 1 }]);
    expect(back.shippingMethods).toMatchObject([{ storeInfo: { id: denver } }]);
    await openStore(db, denver, { units: { [reliableSku]: 1 } });
    expect((await shopper.read('PUT', path, move)).items).toMatchObject([
      { shippingId: 'pickup', qty: 1 },
      { shippingId: 'me', qty: 1 },
    ]);
  });

  it('separates the designs of an item', async () => {
    const cart = await shopper.read('POST', '/cart/v1/cartWithItem', { sku: reliableSku, recipeId: 'recipe-1' });
    await add(cart.id, reliableSku);
    const plain = await saveForLater(shopper, cart.id, getRow(await readCart(cart.id), 1));
    const designed = await saveForLater(shopper, cart.id, getRow(cart));
    expect(designed.id).not.toBe(plain.id);
    const back = await shopper.read('PUT', path, { basketId: cart.id, saveForLaterId: designed.listId, itemId: designed.id });
    expect(back.items).toMatchObject([{ recipeId: 'recipe-1', shippingId: 'customs' }]);
  });

  it('moves a saved item to the cart, into the row of the same sku', async () => {
    const moved = await saveOne(reliableSku, 2);
    await add(moved.basketId, reliableSku, 1);
    expect(createLines(await shopper.read('PUT', path, moved))).toEqual([[reliableSku, 3]]);
    expect(await readSaved(shopper)).toEqual({ saveForLaterId: moved.saveForLaterId, count: 0 });
  });

  it('rejects more than the stock with INV700 and the movable quantity, then moves that quantity', async () => {
    const moved = await saveOne(reliableSku, 5);
    await add(moved.basketId, reliableSku, 1);
    await setStock(reliableSku, 4);
    const rejection = await shopper.expectError('PUT', path, moved);
    const { itemId } = moved;
    expect(rejection).toMatchObject({
      status: 409,
      errorId: 'INV700',
      detail: { additionalInfo: { sku: reliableSku, itemId, availableQty: 3 } },
    });
    expect([createLines(await readCart(moved.basketId)), await readSavedLines()]).toEqual([[[reliableSku, 1]], [[reliableSku, 5]]]);
    expect(createLines(await shopper.read('PUT', path, { ...moved, qty: 3 }))).toEqual([[reliableSku, 4]]);
    expect(await readSavedLines()).toEqual([[reliableSku, 2]]);
  });

  it('rejects more than the limit per cart with INV408 and the movable quantity', async () => {
    const moved = await saveOne(reliableSku, 2);
    const { maxQty } = getRow(await add(moved.basketId, reliableSku, 1));
    await setStock(reliableSku, maxQty * 2);
    await add(moved.basketId, reliableSku, maxQty - 2);
    const rejection = await shopper.expectError('PUT', path, moved);
    expect(rejection).toMatchObject({ errorId: 'INV408', detail: { additionalInfo: { maxAllowedQty: maxQty, availableQty: 1 } } });
  });

  it('rejects an item without inventory (INV701), without a price (INV702) or no longer sold (ORD430)', async () => {
    const { db } = test.database;
    const moved = await saveOne(otherSku, 1);
    const expectRejection = async (): Promise<string | undefined> => (await shopper.expectError('PUT', path, moved)).errorId;
    await db.deleteFrom('stock').where('sku', '=', otherSku).where('location', '=', 'TARNFELL-US').execute();
    expect(await expectRejection()).toBe('INV701');
    await setStock(otherSku, 20);
    const ofStyle = sql`style_id = 'TFKES01M' and site_id = 'TARNFELL-US'`;
    await sql`create temporary table before as select * from prices where ${ofStyle}`.execute(db);
    await sql`delete from prices where ${ofStyle}`.execute(db);
    expect([await expectRejection(), (await readSaved(shopper))?.items]).toMatchObject(['INV702', [{ available: false, availableQty: 0 }]]);
    await sql`insert into prices select * from before`.execute(db);
    await db.updateTable('saved_items').set({ sku: 'TARNFELL:GONE:G4S:L::1:' }).where('id', '=', moved.itemId).execute();
    expect(await expectRejection()).toBe('ORD430');
    expect((await readSavedLines()).length).toBe(1);
  });

  it('does not find an item of another customer', async () => {
    const [moved, stranger] = [await saveOne(reliableSku, 1), await startShopper(test)];
    const { id: basketId } = await stranger.createCart(otherSku);
    expect(await stranger.expectError('PUT', path, { ...moved, basketId })).toMatchObject({ status: 404, errorId: 'ORD404' });
    expect(await readSavedLines()).toEqual([[reliableSku, 1]]);
  });

  it('moves an item exactly once when several tabs do so at the same time', async () => {
    const moved = await saveOne(reliableSku, 2);
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => shopper.send('PUT', path, moved)));
    expect(outcomes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404, 404, 404]);
    expect([createLines(await readCart(moved.basketId)), await readSavedLines()]).toEqual([[[reliableSku, 2]], []]);
  });

  it('neither loses nor duplicates units while tabs move in both directions and change quantities', async () => {
    const moved = await saveOne(reliableSku, 2);
    const cart = await add(moved.basketId, otherSku, 1);
    const work = [
      () => shopper.send('PUT', path, { ...moved, qty: 1 }),
      () => shopper.send('PUT', path, { ...moved, qty: 1 }),
      () => shopper.send('POST', `/cart/v2/cart/${cart.id}/saveForLater`, { itemId: getRow(cart).id }),
      () => shopper.send('POST', `/cart/v2/cart/${cart.id}/saveForLater`, { itemId: getRow(cart).id }),
      () => shopper.send('POST', '/cart/v1/item', { basketId: cart.id, sku: thirdSku, qty: 1 }),
    ];
    const outcomes = await Promise.all(work.map((send) => send()));
    expect(outcomes.filter(({ ok }) => !ok).map(({ status }) => status)).toEqual([404]);
    const rows = [
      [reliableSku, 2],
      [thirdSku, 1],
    ];
    expect(toSet(createLines(await readCart(cart.id)))).toEqual(toSet(rows));
    expect(await readSavedLines()).toEqual([[otherSku, 1]]);
  });
});

describe('getSaveForLater', () => {
  it('pages from the newest item on', async () => {
    const { basketId } = await saveOne(reliableSku, 1);
    for (const sku of [otherSku, thirdSku]) {
      tick();
      await saveForLater(shopper, basketId, getRow(await add(basketId, sku)));
    }
    const readPage = async (query: string) => {
      const list = await readSaved(shopper, query);
      return [list?.count, list?.items?.map(({ sku }) => sku)];
    };
    expect(await readPage('?count=2')).toEqual([3, [thirdSku, otherSku]]);
    expect(await readPage('?count=2&start=2')).toEqual([3, [reliableSku]]);
    expect(await readPage('?start=3')).toEqual([3, undefined]);
  });

  it('shows the current price and the price at saving', async () => {
    const { itemId } = await saveOne(reliableSku, 1);
    const before = (await readSaved(shopper))?.items?.[0]?.price?.current ?? 0;
    await test.database.db.updateTable('saved_items').set({ saved_minor: 99_900 }).where('id', '=', itemId).execute();
    expect((await readSaved(shopper))?.items).toMatchObject([{ price: { current: before, currency: 'USD' }, priceWhenSaved: 999 }]);
  });

  it('shows the saved description of a product that is no longer sold', async () => {
    const { itemId } = await saveOne(reliableSku, 1);
    await test.database.db.updateTable('saved_items').set({ sku: 'TARNFELL:GONE:G4S:M::1:' }).where('id', '=', itemId).execute();
    const [item] = (await readSaved(shopper))?.items ?? [];
    expect(item).toMatchObject({
      name: expect.stringMatching(/\w/),
      available: false,
      availableQty: 0,
      priceWhenSaved: expect.any(Number),
    });
    expect([item?.pageUrl, item?.price]).toEqual([undefined, undefined]);
  });
});

describe('removeSavedItem', () => {
  it('removes an item once', async () => {
    const { saveForLaterId, itemId } = await saveOne(reliableSku, 1);
    const remove = () => shopper.send('DELETE', `${path}/${saveForLaterId}/items/${itemId}`);
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect(await readSavedLines()).toEqual([]);
  });
});

describe('saved items of a guest who signs in', () => {
  const signIn = async ({ email }: Member, guest: Shopper): Promise<Shopper> => {
    const { body, codeVerifier } = await requestCode(test, { email });
    const { body: token } = await exchangeCode(test, { code: body.code, codeVerifier, refreshToken: guest.token.refreshToken });
    return createShopper(test, token, { siteid: 'TARNFELL-US', locale: 'en_US' });
  };

  it('become the account’s if it has none', async () => {
    const member = await startMember(test);
    await saveOne(reliableSku, 2);
    expect(await readSavedLines(await signIn(member, shopper))).toEqual([[reliableSku, 2]]);
  });

  it('merge with the account’s within maxQty', async () => {
    const member = await startMember(test);
    await saveOne(reliableSku, 4, member);
    const { basketId } = await saveOne(reliableSku, 5);
    tick();
    await saveForLater(shopper, basketId, getRow(await add(basketId, otherSku)));
    const { maxQty } = getRow(await add(basketId, reliableSku));
    const signedIn = await signIn(member, shopper);
    const merged = [
      [otherSku, 1],
      [reliableSku, maxQty],
    ];
    expect(toSet(await readSavedLines(signedIn))).toEqual(toSet(merged));
    const lists = test.database.db.selectFrom('saved_lists').select('id').where('customer_id', '=', shopper.token.customerId);
    expect(await lists.execute()).toEqual([]);
  });
});

it('the user data API exports and erases the saved items of an account', async () => {
  const member = await startMember(test);
  await saveOne(reliableSku, 2, member);
  const data = await member.read<UserData>('POST', '/consumers-v3/consumer/retrieveUserData', { erasure: { password: member.password } });
  expect(data.savedItems).toMatchObject([{ siteId: 'TARNFELL-US', sku: reliableSku, qty: 2 }]);
  const lists = test.database.db.selectFrom('saved_lists').select('id').where('customer_id', '=', member.token.customerId);
  expect(await lists.execute()).toEqual([]);
});

it('the purge deletes saved items after a year, and those of a guest with the guest', async () => {
  const member = await startMember(test);
  await saveOne(reliableSku, 1, member);
  await saveOne(otherSku, 1);
  const { db } = test.database;
  const { now } = test.time;
  const purgeAfter = async (days: number) => {
    test.time.now = new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
    await db.transaction().execute((transaction) => test.jobs.send(transaction, purgeJob, {}));
    await test.jobs.runDue();
    const ids = [member, shopper].map(({ token }) => token.customerId);
    const items = db.selectFrom('saved_items').innerJoin('saved_lists', 'saved_lists.id', 'saved_items.list_id').select('sku');
    return (await items.where('customer_id', 'in', ids).execute()).map(({ sku }) => sku);
  };
  expect(await purgeAfter(200)).toEqual([reliableSku]);
  expect(await purgeAfter(367)).toEqual([]);
});
