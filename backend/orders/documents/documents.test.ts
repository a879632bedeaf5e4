import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentFile } from '#generated/openapi/orders.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import type { OrderRecord } from '../order-record.ts';
import { createKeyHeader, orderPath, createReadyCart } from '../testing/create-ready-cart.ts';
import { hasOnlyLetters, shopLetters } from './fonts/letters.ts';
import { replaceUnprintable } from './pdf/create-pdf.ts';

const path = '/consumers-v3/consumer/purchase/invoice/download';
const seller = { name: 'Granite Outfitters GmbH', lines: ['Lindenweg 5', '10969 Berlin'], taxNumber: 'DE 312 884 017' };

const getBytes = ({ content }: DocumentFile): Buffer => Buffer.from(content, 'base64');

/** The text of all pages, with plain spaces in place of non-breaking ones. */
async function readText(file: DocumentFile): Promise<string> {
  const { text } = await extractText(new Uint8Array(getBytes(file)), { mergePages: true });
  return text.normalize('NFC').replaceAll(/[\u00a0\s]+/g, ' ');
}

describe('downloadInvoice', () => {
  let test: TestBackend;
  let shopper: Shopper;
  let order: Order;
  let record: OrderRecord;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: createFakePayments().port }, sellerOf: () => seller });
    shopper = await startShopper(test);
    const { id, version } = await createReadyCart(shopper);
    order = await shopper.read<Order>('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
    record = await test.database.db.selectFrom('orders').selectAll().where('id', '=', order.orderId).executeTakeFirstOrThrow();
  }, 120_000);
  afterAll(() => test.close());

  const download = (query = '', body: object = { orderNumber: order.orderNumber }) =>
    shopper.read<DocumentFile>('POST', `${path}${query}`, body);
  /** The invoice of the order with some of its data replaced. */
  async function readInvoice(change: Partial<Pick<OrderRecord, 'locale' | 'site_id' | 'currency' | 'content'>>): Promise<DocumentFile> {
    const { content = record.content, ...more } = change;
    const { locale, site_id, currency } = record;
    const store = (row: object) => test.database.db.updateTable('orders').set(row).where('id', '=', record.id).execute();
    await store({ ...more, content: JSON.stringify(content) });
    const file = await download();
    await store({ locale, site_id, currency, content: JSON.stringify(record.content) });
    return file;
  }

  it("requires the order's customer or the guest's email address", async () => {
    const stranger = await startShopper(test);
    const { orderNumber, email } = order;
    expect(await stranger.read('POST', path, { orderNumber, email })).toEqual(await download());
    for (const body of [{ orderNumber }, { orderNumber, email: 'kim@example.com' }])
      expect(await stranger.expectError('POST', path, body)).toMatchObject({ status: 404, errorId: 'OHS4004' });
  });

  it('renders an invoice with seller, lines, tax by rate and total, small and reproducible', async () => {
    const file = await download();
    expect(file.fileName).toBe(`${order.orderNumber}-invoice.pdf`);
    const text = await readText(file);
    for (const part of [order.orderNumber, seller.name, seller.taxNumber, order.items[0]?.name, '12 Pearl Street'])
      expect(text).toContain(part);
    expect(text).toContain(`Total $${order.totals.total.toFixed(2)}`);
    expect(text).toMatch(new RegExp(`Sales tax [\\d.]+% on \\$[\\d.]+ \\$${order.totals.tax.toFixed(2)}`));
    expect(getBytes(file).length).toBeLessThan(60_000);
    expect(await download()).toEqual(file);
  });

  it.each([
    ['en-us', 'TARNFELL-US', 'USD', 'Invoice'],
    ['en-ca', 'TARNFELL-CA', 'CAD', 'Invoice'],
    ['fr-ca', 'TARNFELL-CA', 'CAD', 'Facture'],
    ['en-gb', 'SOLVANE-GB', 'GBP', 'Invoice'],
    ['de-de', 'SOLVANE-DE', 'EUR', 'Rechnung'],
  ])('renders accessible documents in %s', async (locale, siteId, currency, title) => {
    const file = await readInvoice({ locale, site_id: siteId, currency });
    expect(await readText(file)).toContain(title);
    const pdf = await getDocumentProxy(new Uint8Array(getBytes(file)));
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({ Title: `${title} ${record.number}`, Language: expect.stringMatching(new RegExp(locale, 'i')) });
    const tree = await (await pdf.getPage(1)).getStructTree();
    expect(JSON.stringify(tree)).toMatch(/"role":"H1".*"role":"Table".*"role":"TH"/);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  });

  it('renders documents that other programs open without a warning', async ({ skip }) => {
    const bytes = getBytes(await download());
    const run = (program: string, args: readonly string[]) => spawnSync(program, args, { input: bytes, encoding: 'utf8' });
    const text = run('pdftotext', ['-layout', '-', '-']);
    if (text.error) skip('pdftotext is not installed');
    expect([text.status, text.stderr]).toEqual([0, '']);
    expect(text.stdout).toContain(order.orderNumber);
  });

  it('breaks a long list of lines into numbered pages', async () => {
    const [line] = record.content.rows;
    if (!line) throw new Error('no line');
    const rows = Array.from({ length: 60 }, (_, index) => ({ ...line, id: `item-${index}` }));
    const text = await readText(await readInvoice({ content: { ...record.content, rows } }));
    const pages = Array.from(text.matchAll(/Page (\d) of (\d)/g), ([, page, all]) => `${page}/${all}`);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages).toEqual(pages.map((_, index) => `${index + 1}/${pages.length}`));
    expect(text.match(/Unit price/g)).toHaveLength(pages.length);
  });

  it('renders names with letters of other languages', async () => {
    const { billingAddress } = record.content;
    if (!billingAddress) throw new Error('no address');
    const named = { ...billingAddress, recipientFirstName: 'Łucja', recipientLastName: 'Παπαδάκη Иванова' };
    const file = await readInvoice({ content: { ...record.content, billingAddress: named } });
    expect(await readText(file)).toContain('Łucja Παπαδάκη Иванова');
    expect(replaceUnprintable('1\u202f234 \u200eあ')).toBe('1\u00a0234 ?');
    expect(hasOnlyLetters(shopLetters, 'Łucja')).toBe(false);
  });

  it('renders a credit note after a refund, and the label of a return', async () => {
    const { db } = test.database;
    const [line] = record.content.rows;
    const content = { lines: [{ lineId: line?.id, qty: 1, amountMinor: 5000, taxMinor: 412 }], shippingMinor: 0, shippingTaxMinor: 0 };
    const refundId = randomUUID();
    const refund = {
      id: refundId,
      order_id: record.id,
      position: 1,
      reason: 'returned' as const,
      amount_minor: 5000,
      created_at: test.time.now,
    };
    const tenders = [{ tenderId: record.tenders[0]?.id, kind: 'CREDIT_CARD', amountMinor: 5000, state: 'refunded' }];
    const json = { content: JSON.stringify(content), tenders: JSON.stringify(tenders) };
    expect(await shopper.expectError('POST', `${path}?document=CREDIT_NOTE`, { orderNumber: order.orderNumber })).toMatchObject({
      status: 409,
      errorId: 'ORD409',
    });
    await db
      .insertInto('order_refunds')
      .values({ ...refund, ...json, state: 'refunded', refunded_at: test.time.now, credit_note_number: 'TF-C-2611-000001' })
      .execute();
    const note = await readText(await download('?document=CREDIT_NOTE'));
    for (const part of ['TF-C-2611-000001', 'Refund $50.00', `corrects invoice ${order.orderNumber}`]) expect(note).toContain(part);

    const lines = JSON.stringify([{ lineId: line?.id, qty: 1, reason: 'tooSmall' }]);
    const returned = { id: randomUUID(), number: 'R-2611-000001', order_id: record.id, idempotency_key: randomUUID(), lines };
    await db
      .insertInto('order_returns')
      .values({ ...returned, state: 'requested', requested_at: test.time.now, send_by: '2026-12-05' })
      .execute();
    const label = await readText(await download('?document=RETURN_LABEL'));
    for (const part of ['R-2611-000001', 'Too small', 'by December 5, 2026', seller.lines[0]]) expect(label).toContain(part);
  });

  it('rejects a pickup slip without a pickup, and requests of another customer', async () => {
    const body = { orderNumber: order.orderNumber };
    expect(await shopper.expectError('POST', `${path}?document=PICKUP_SLIP`, body)).toMatchObject({ status: 409, errorId: 'ORD409' });
    expect(await (await startShopper(test)).expectError('POST', path, body)).toMatchObject({ status: 404, errorId: 'OHS4004' });
  });
});
