import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#generated/openapi/shared.ts';
import { startShopper, type Shopper } from '../cart/testing/start-shopper.ts';
import type { Mail } from '../mail/mail.ts';
import { contact, createKeyHeader, orderPath, createReadyCart } from '../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { buyGiftCard, giftCardKey } from './testing/buy-gift-card.ts';

const path = '/consumers-v3/consumer/resendGiftCardEmail';
const giftOption = { email: 'kim@example.com', to: 'Kim', message: 'See you on the trail!' };

describe('resendGiftCardEmail', () => {
  let test: TestBackend;
  let shopper: Shopper;
  const mails: Mail[] = [];
  beforeAll(async () => {
    const mail = async (one: Mail): Promise<void> => void mails.push(one);
    const mailRates = { mailsOfRecipient: { calls: 4, seconds: 3600 }, mailsOfRecipientAndKind: { calls: 1, seconds: 300 } };
    test = await startTestBackend({ partners: { mail, payments: createFakePayments().port }, giftCardKey, mailRates });
    shopper = await startShopper(test);
  }, 120_000);
  afterAll(() => test.close());

  const createRequest = ({ orderNumber, items }: Order, more: object = {}) => ({ orderNumber, itemId: items[0]?.id, ...more });
  const resend = (order: Order, more: object = {}, customer = shopper) =>
    customer.read<{ recipient: string }>('POST', path, createRequest(order, more));
  const reject = (order: Order, more: object = {}, customer = shopper) => customer.expectError('POST', path, createRequest(order, more));
  async function readGiftMails(): Promise<Mail[]> {
    mails.length = 0;
    await test.jobs.runDue();
    await test.jobs.runDue();
    return mails.filter(({ subject }) => subject.includes('gift card'));
  }

  it('mails the same cards to the same address or another one', async () => {
    const order = await buyGiftCard(shopper, { giftCardAmount: 25, giftOption });
    const [first] = await readGiftMails();
    expect(await resend(order)).toEqual({ recipient: giftOption.email });
    expect(await resend(order, { recipient: 'lee@example.com' })).toEqual({ recipient: 'lee@example.com' });
    const again = await readGiftMails();
    expect(again.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining([giftOption.email, 'lee@example.com']));
    expect(again.map(({ text }) => text)).toEqual([first?.text, first?.text]);
  });

  it('does not redirect the first mail when the cards are resent the morning before', async () => {
    const order = await buyGiftCard(shopper, { giftCardAmount: 25, giftOption: { ...giftOption, sendOn: '2026-11-22' } });
    await readGiftMails();
    test.time.now = new Date('2026-11-22T06:00:00Z');
    await resend(order, { email: order.email, recipient: 'lee@example.com' }, await startShopper(test));
    const early = await readGiftMails();
    test.time.now = new Date('2026-11-22T13:00:00Z');
    const late = await readGiftMails();
    test.time.now = new Date('2026-11-21T09:00:00Z');
    expect([...early, ...late].map(({ recipient }) => recipient)).toEqual(['lee@example.com', giftOption.email]);
  });

  it("mails to the order's address if the buyer bought the cards for themselves", async () => {
    const order = await buyGiftCard(shopper, { giftCardAmount: 25 });
    expect(await resend(order)).toEqual({ recipient: contact.recipientContactEmail });
  });

  it('limits the mails per address', async () => {
    const order = await buyGiftCard(shopper, { giftCardAmount: 25 });
    await readGiftMails();
    for (let time = 0; time < 6; time += 1) await resend(order, { recipient: 'often@example.com' });
    expect(await readGiftMails()).toHaveLength(4);
  });

  it('rejects a line without gift cards, one before its date, and a canceled one', async () => {
    const { id: cartId, version: cartVersion } = await createReadyCart(shopper);
    const goods = await shopper.read<Order>('PUT', orderPath, { cartId, cartVersion }, createKeyHeader());
    const dated = await buyGiftCard(shopper, { giftCardAmount: 25, giftOption: { ...giftOption, sendOn: '2026-12-24' } });
    const cancelled = await buyGiftCard(shopper, { giftCardAmount: 25 });
    await shopper.read('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber: cancelled.orderNumber }, createKeyHeader());
    for (const order of [goods, dated, cancelled]) expect(await reject(order)).toMatchObject({ status: 409, errorId: 'ORD409' });
    expect(await reject(goods, { itemId: 'item-9' })).toMatchObject({ status: 400 });
  });

  it("requires the order's customer or the guest's email address", async () => {
    const order = await buyGiftCard(shopper, { giftCardAmount: 25 });
    const stranger = await startShopper(test);
    expect(await reject(order, {}, stranger)).toMatchObject({ status: 404, errorId: 'OHS4004' });
    expect(await reject(order, { email: 'lee@example.com' }, stranger)).toMatchObject({ status: 404, errorId: 'OHS4004' });
    expect(await resend(order, { email: order.email }, stranger)).toEqual({ recipient: order.email });
  });
});
