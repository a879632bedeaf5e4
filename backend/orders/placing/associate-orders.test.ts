import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '#generated/openapi/consumer.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startMember, type Member } from '../../authentication/testing/start-member.ts';
import { reliableSku, startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { renderMailText, type MailSection } from '../../mail/mail-part.ts';
import { createFakePayments, fakeTokens } from '../../payments/testing/fake-payments.ts';
import { openCountingDatabase } from '../../testing/counting-database.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { giftCardSku, createKeyHeader, orderPath, createReadyCart } from '../testing/create-ready-cart.ts';
import { startEmployee } from '../testing/start-employee.ts';

const profilePath = '/consumers-v3/consumer';

describe('the associate discount of an order', () => {
  const payments = createFakePayments();
  let test: TestBackend;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: payments.port } });
  }, 120_000);
  afterAll(() => test.close());

  const readSpent = async (member: Member): Promise<number | undefined> =>
    (await member.read<Profile>('GET', profilePath)).consumerDetails.employee?.currentSpend;
  const read = (shopper: Shopper, { id }: Pick<Cart, 'id'>) => shopper.read('GET', `/cart/v1/cart/${id}`);
  const createBody = ({ id, version }: Cart) => ({ cartId: id, cartVersion: version });
  const place = (shopper: Shopper, cart: Cart) => shopper.read<Order>('PUT', orderPath, createBody(cart), createKeyHeader());
  const createDiscount = ({ totals, orderPromotions }: Cart) => [totals.totalDiscount, orderPromotions.map(({ amount }) => amount)];
  const getPrice = ({ items }: Cart): number => items[0]?.price.current ?? 0;
  const getCents = (amount: number): number => Math.round(amount * 100) / 100;

  it('applies only to employees who have accepted the terms', async () => {
    const newcomer = await startEmployee(test, { hasAccepted: false });
    const before = await newcomer.createCart(reliableSku, 2);
    expect(createDiscount(before)).toEqual([0, []]);
    await newcomer.read('PUT', profilePath, { consumerDetails: { employee: { termsAccepted: true } } });
    const cart = await read(newcomer, before);
    const off = getCents(getPrice(before) * 2 * 0.3);
    expect(cart).toMatchObject({
      totals: { itemSubTotal: before.totals.itemTotal, totalDiscount: off, itemTotal: getCents(before.totals.itemTotal - off) },
      orderPromotions: [{ promotionId: 'associate-discount', promotionName: 'Associate discount', amount: off }],
      promoSummary: [{ level: 'ORDER', calloutMessage: expect.stringMatching(/^[^|]+\|[^|]+\|Your associate discount: 30% off$/) }, {}],
      customerNotifications: [],
      // The row's price before the discount.
      items: [{ price: before.items[0]?.price }],
    });
    for (const other of [await startShopper(test), await startMember(test), await startEmployee(test, { currency: 'CAD' })])
      expect(createDiscount(await other.createCart(reliableSku, 2))).toEqual([0, []]);
  });

  it('excludes gift cards', async () => {
    const employee = await startEmployee(test);
    const jacket = await employee.createCart();
    const both = await employee.read('POST', '/cart/v1/item', { basketId: jacket.id, sku: giftCardSku });
    expect(createDiscount(both)).toEqual(createDiscount(jacket));
    expect(createDiscount(await employee.createCart(giftCardSku))).toEqual([0, []]);
  });

  it('applies without more statements, appears in the mail, and counts toward the cap', async () => {
    const employee = await startEmployee(test, { spentMinor: 12_000 });
    const counting = openCountingDatabase(test.database.engine);
    const host = await startTestBackend({ db: counting.db, clock: { now: () => test.time.now }, partners: { payments: payments.port } });
    const cart = await createReadyCart(employee);
    await host.backend.fetch(new Request(`http://backend.local/cart/v1/cart/${cart.id}`, { headers: employee.headers }));
    const { result: order, statements } = await counting.count(async () => {
      const request = new Request(`http://backend.local${orderPath}`, {
        method: 'PUT',
        headers: { ...employee.headers, ...createKeyHeader(), 'content-type': 'application/json' },
        body: JSON.stringify(createBody(cart)),
      });
      return (await (await host.backend.fetch(request)).json()) as Order;
    });
    await host.close();
    await counting.close();
    expect([order.status, statements]).toEqual(['finalised', 3]);
    expect(order).toMatchObject({ totals: cart.totals, orderPromotions: cart.orderPromotions, promoSummary: cart.promoSummary });
    expect(await readSpent(employee)).toBe(getCents(120 + cart.totals.itemTotal));
    expect((await read(employee, cart)).totals).toEqual(cart.totals);
    const { payload } = await test.database.db
      .selectFrom('outbox')
      .select('payload')
      .where('dedupe_key', '=', `order-confirmation:${order.orderId}`)
      .executeTakeFirstOrThrow();
    expect(renderMailText(payload.parts as readonly MailSection[])).toContain(
      `Associate discount: -$${cart.totals.totalDiscount.toFixed(2)}`,
    );
  });

  it('covers the amount that fits into the cap, to the cent, and reports the rest', async () => {
    const employee = await startEmployee(test, { capMinor: 10_001 });
    const cart = await createReadyCart(employee, reliableSku, 2);
    expect(cart.customerNotifications).toMatchObject([{ code: 'AssociateCapReached', level: 'info' }]);
    // Goods for $142.87 cost $100.01 at 30 % off.
    expect(createDiscount(cart)).toEqual([42.86, [42.86]]);
    expect(cart.totals.itemTotal).toBe(getCents(cart.totals.itemSubTotal - 42.86));
    await place(employee, cart);
    expect(await readSpent(employee)).toBe(100.01);
    const next = await employee.createCart();
    expect([createDiscount(next), next.customerNotifications]).toMatchObject([[0, []], [{ code: 'AssociateCapReached' }]]);
  });

  it('differs from the total that another cart has shown once an order has used some of the cap', async () => {
    const employee = await startEmployee(test, { capMinor: 30_000 });
    const [first, second] = [await createReadyCart(employee), await createReadyCart(employee)];
    await place(employee, first);
    expect(await employee.expectError('PUT', orderPath, createBody(second), createKeyHeader())).toMatchObject({
      status: 409,
      errorId: 'BSK412',
      detail: { type: 'flash' },
    });
    const now = await read(employee, second);
    expect(now.totals.totalDiscount).toBeLessThan(second.totals.totalDiscount);
    expect((await place(employee, now)).totals).toEqual(now.totals);
    expect(await readSpent(employee)).toBe(300);
  });

  it('is restored when the order is canceled', async () => {
    const employee = await startEmployee(test, { spentMinor: 5000 });
    const cart = await createReadyCart(employee, reliableSku, 1, fakeTokens.declined);
    expect(await employee.expectError('PUT', orderPath, createBody(cart), createKeyHeader())).toMatchObject({ status: 402 });
    expect([await readSpent(employee), (await read(employee, cart)).totals]).toEqual([50, cart.totals]);
  });

  it('resets with the year, also in the profile', async () => {
    const employee = await startEmployee(test, { spentMinor: 200_000 });
    const cart = await employee.createCart();
    expect(createDiscount(cart)).toEqual([0, []]);
    const ofLastYear = test.database.db.updateTable('programme_memberships').set({ spend_year: 2025 });
    await ofLastYear.where('customer_id', '=', employee.token.customerId).execute();
    expect((await read(employee, cart)).totals.totalDiscount).toBeGreaterThan(0);
    expect(await readSpent(employee)).toBe(0);
    const ready = await createReadyCart(employee);
    await place(employee, ready);
    expect(await readSpent(employee)).toBe(ready.totals.itemTotal);
  });

  it('is described in the language of the request', async () => {
    const employee = await startEmployee(test, { currency: 'CAD', shop: { siteid: 'TARNFELL-CA', locale: 'fr_CA' } });
    const { orderPromotions, promoSummary } = await employee.createCart();
    expect(orderPromotions).toMatchObject([{ promotionName: 'Remise du personnel' }]);
    expect(promoSummary[0]?.calloutMessage).toMatch(/Votre remise du personnel\s: 30\s%$/);
  });
});
