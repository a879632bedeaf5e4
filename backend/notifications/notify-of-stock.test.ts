import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reliableSku, startShopper } from '../cart/testing/start-shopper.ts';
import type { Mail } from '../mail/mail.ts';
import { createKeyHeader, orderPath, createReadyCart } from '../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { runStockJob, listMailedAddresses, putNotification, startWaiting } from './testing/stock-notifications.ts';

const sku = reliableSku;
const beginning = new Date('2026-11-21T09:00:00Z');
const hour = 60 * 60 * 1000;

describe('createNotifyOfStock', () => {
  let test: TestBackend;
  const mails: Mail[] = [];
  beforeAll(async () => {
    const mail = async (one: Mail): Promise<void> => void mails.push(one);
    test = await startTestBackend({ partners: { payments: createFakePayments().port, mail } });
  }, 120_000);
  afterAll(() => test.close());
  beforeEach(async () => {
    mails.length = 0;
    test.time.now = beginning;
    await test.database.db.deleteFrom('stock_notifications').execute();
    await test.database.db.deleteFrom('outbox').execute();
    await setStock(0);
  });
  const setStock = (quantity: number) =>
    test.database.db.updateTable('stock').set({ quantity }).where('sku', '=', sku).where('location', '=', 'TARNFELL-US').execute();
  const pass = (milliseconds: number): void => void (test.time.now = new Date(test.time.now.getTime() + milliseconds));

  /**
   * Stores requests of new visitors sequentially.
   * @returns their addresses
   */
  async function queue(count: number): Promise<string[]> {
    const emails: string[] = [];
    for (let i = 0; i < count; i += 1) {
      emails.push((await startWaiting(test, sku)).email);
      pass(1000);
    }
    return emails;
  }

  it('mails each request once, with links to the variant and to unsubscribe', async () => {
    const [email] = await queue(1);
    await runStockJob(test);
    expect(await listMailedAddresses(test)).toEqual([]);
    await setStock(5);
    for (const _ of [1, 2]) await runStockJob(test);
    pass(30 * hour);
    await runStockJob(test);
    const [mail, ...more] = mails.filter(({ subject }) => subject.startsWith('Back in stock'));
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: email, subject: 'Back in stock: Kestrel Shell Jacket' });
    expect(mail?.text).toMatch(/\/en-us\/p\/kestrel-shell-jacket-TFKES01MG4S\?size=M\b/);
    expect(mail?.unsubscribe).toMatch(/\/en-us\/stop-notifications\?token=[\w-]+$/);
    expect(mail?.text).toContain(mail?.unsubscribe);
  });

  it('mails in the order of requests, one shopper per unit, and the next ones when units remain', async () => {
    const emails = await queue(5);
    await setStock(2);
    for (const _ of [1, 2, 3]) await runStockJob(test);
    expect((await listMailedAddresses(test)).toSorted()).toEqual(emails.slice(0, 2).toSorted());
    pass(23 * hour);
    await runStockJob(test);
    expect(await listMailedAddresses(test)).toHaveLength(2);
    await setStock(3);
    await runStockJob(test);
    expect((await listMailedAddresses(test)).toSorted()).toEqual(emails.slice(0, 3).toSorted());
    pass(2 * hour);
    await runStockJob(test);
    expect((await listMailedAddresses(test)).toSorted()).toEqual(emails.slice(0, 5).toSorted());
  });

  it('subtracts units that other shoppers have bought meanwhile', async () => {
    const emails = await queue(3);
    await setStock(2);
    await runStockJob(test);
    await setStock(1);
    await runStockJob(test);
    expect((await listMailedAddresses(test)).toSorted()).toEqual(emails.slice(0, 2).toSorted());
  });

  it('keeps the requests of a product that is withdrawn from sale until it returns', async () => {
    const { db } = test.database;
    const emails = await queue(1);
    const [styleId, colorCode] = sku.split(':').slice(1, 3) as [string, string];
    const ofColor = { style_id: styleId, color_code: colorCode, site_id: 'TARNFELL-US' };
    const price = await db
      .selectFrom('prices')
      .selectAll()
      .where((eb) => eb.and(ofColor))
      .executeTakeFirstOrThrow();
    await db
      .deleteFrom('prices')
      .where((eb) => eb.and(ofColor))
      .execute();
    await setStock(3);
    await runStockJob(test);
    await db.insertInto('prices').values(price).execute();
    expect(await listMailedAddresses(test)).toEqual([]);
    await runStockJob(test);
    expect(await listMailedAddresses(test)).toEqual(emails);
  });

  it('skips unconfirmed requests, and deletes them after a week', async () => {
    const guest = await startShopper(test);
    await putNotification(guest, { sku, email: 'unconfirmed@example.com' });
    await setStock(5);
    await runStockJob(test);
    expect(await listMailedAddresses(test)).toEqual([]);
    pass(8 * 24 * hour);
    await runStockJob(test);
    expect(await test.database.db.selectFrom('stock_notifications').select('id').execute()).toEqual([]);
  });

  it('ends a request when its visitor has bought the product in that color', async () => {
    const [first] = await queue(1);
    const { guest } = await startWaiting(test, sku);
    await setStock(1);
    const { id, version } = await createReadyCart(guest);
    await guest.read('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
    await setStock(5);
    await runStockJob(test);
    expect(await listMailedAddresses(test)).toEqual([first]);
    expect(await test.database.db.selectFrom('stock_notifications').select('email').execute()).toEqual([{ email: first }]);
  });
});
