import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startMember, type Member } from '../../authentication/testing/start-member.ts';
import { reliableSku } from '../../cart/testing/start-shopper.ts';
import { fulfillmentSecret } from '../../fulfillment/testing/fulfillment-secret.ts';
import { report } from '../../fulfillment/testing/report.ts';
import { createFakePayments, fakeTokens } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { createKeyHeader, createReadyCart, giftCardSku, orderPath } from '../testing/create-ready-cart.ts';
import { deliverUnits } from '../testing/deliver-units.ts';

const consumer = '/consumers-v3/consumer';

const programmes = {
  athlete: { annual_cap_minor: 150_000, annual_credit_minor: null },
  prosumer: { annual_cap_minor: null, annual_credit_minor: 50_000 },
} as const;
type Programme = keyof typeof programmes;

describe.each(Object.keys(programmes) as Programme[])('the yearly spend of a member of the programme %s', (programme) => {
  let test: TestBackend;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: createFakePayments().port }, fulfillmentSecrets: [fulfillmentSecret] });
  }, 120_000);
  afterAll(() => test.close());

  async function start(given: { readonly spentMinor?: number; readonly year?: number; readonly currency?: string } = {}): Promise<Member> {
    const { spentMinor = 0, year = test.time.now.getUTCFullYear(), currency = 'USD' } = given;
    const member = await startMember(test);
    const spend = { current_spend_minor: spentMinor, spend_year: year, currency, created_at: test.time.now };
    await test.database.db
      .insertInto('programme_memberships')
      .values({ customer_id: member.token.customerId, programme, ...programmes[programme], ...spend })
      .execute();
    return member;
  }
  const readSpent = async (member: Member): Promise<number | undefined> =>
    (await member.read<Profile>('GET', consumer)).consumerDetails[programme]?.currentSpend;
  const place = (member: Member, { id, version }: Cart) =>
    member.read<Order>('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
  const getCents = (amount: number): number => Math.round(amount * 100) / 100;

  it('counts the goods of each order, but no gift cards and shipping', async () => {
    const member = await start({ spentMinor: 12_000 });
    const first = await createReadyCart(member);
    await place(member, first);
    expect(await readSpent(member)).toBe(getCents(120 + first.totals.itemTotal));
    const second = await createReadyCart(member, reliableSku, 2);
    const goods = second.totals.itemTotal;
    await place(member, await member.read('POST', '/cart/v1/item', { basketId: second.id, sku: giftCardSku }));
    expect(await readSpent(member)).toBe(getCents(120 + first.totals.itemTotal + goods));
  });

  it('is returned with canceled and with returned units, and with an order whose payment fails', async () => {
    const member = await start();
    const order = await place(member, await createReadyCart(member, reliableSku, 4));
    const whole = await readSpent(member);
    const unit = getCents((whole ?? 0) / 4);
    const itemId = order.items[0]?.id ?? '';
    const { orderNumber, orderId } = order;
    await member.read('POST', `${consumer}/CancelOrder`, { orderNumber, items: [{ itemId, qty: 1 }] }, createKeyHeader());
    expect(await readSpent(member)).toBe(getCents(unit * 3));
    await deliverUnits(test.database.db, orderId, test.time.now);
    const items = [{ itemId, qty: 2, reason: 'tooSmall' }];
    const path = `${consumer}/return/${orderNumber}/returnLabel`;
    const { return: requested } = await member.read<{ readonly return: { readonly returnNumber: string } }>(
      'POST',
      path,
      { items },
      createKeyHeader(),
    );
    const received = { eventId: 'r1', orderNumber, event: 'returnReceived', returnNumber: requested.returnNumber } as const;
    expect(await report(test, { ...received, items: [{ itemId, qty: 2 }] })).toMatchObject({ outcome: 'applied' });
    expect(await readSpent(member)).toBe(unit);
    const declined = await createReadyCart(member, reliableSku, 1, fakeTokens.declined);
    const body = { cartId: declined.id, cartVersion: declined.version };
    expect(await member.expectError('PUT', orderPath, body, createKeyHeader())).toMatchObject({ status: 402 });
    expect(await readSpent(member)).toBe(unit);
  });

  it('starts at zero in a new year, to which returns of the old one do not count', async () => {
    const member = await start({ spentMinor: 40_000, year: 2025 });
    expect(await readSpent(member)).toBe(0);
    const cart = await createReadyCart(member);
    const { orderNumber } = await place(member, cart);
    expect(await readSpent(member)).toBe(cart.totals.itemTotal);
    await test.database.db
      .updateTable('programme_memberships')
      .set({ spend_year: 2027, current_spend_minor: 500 })
      .where('customer_id', '=', member.token.customerId)
      .execute();
    await member.read('POST', `${consumer}/CancelOrder`, { orderNumber }, createKeyHeader());
    const { current_spend_minor: spent } = await test.database.db
      .selectFrom('programme_memberships')
      .select('current_spend_minor')
      .where('customer_id', '=', member.token.customerId)
      .executeTakeFirstOrThrow();
    expect(spent).toBe(500);
  });

  it('counts no order in another currency, and none of another customer', async () => {
    const [canadian, member, other] = [await start({ currency: 'CAD' }), await start(), await startMember(test)];
    for (const buyer of [canadian, other]) await place(buyer, await createReadyCart(buyer));
    expect([await readSpent(canadian), await readSpent(member)]).toEqual([0, 0]);
  });

  it('counts every one of several orders that are placed at once', async () => {
    const member = await start();
    const carts = await Promise.all(Array.from({ length: 5 }, () => createReadyCart(member)));
    await Promise.all(carts.map((cart) => place(member, cart)));
    expect(await readSpent(member)).toBe(getCents(carts.reduce((sum, { totals }) => sum + totals.itemTotal, 0)));
  });
});
