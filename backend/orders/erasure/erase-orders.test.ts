import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentFile } from '#generated/openapi/orders.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startMember, type Member } from '../../authentication/testing/start-member.ts';
import { startAgent } from '../../authentication/testing/start-staff.ts';
import { startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { purgeJob } from '../../retention/purge-job.ts';
import { retention } from '../../testing/retention-days.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { address, createKeyHeader, createReadyCart, orderPath } from '../testing/create-ready-cart.ts';
import { deliverUnits } from '../testing/deliver-units.ts';

const consumer = '/consumers-v3/consumer';
const email = address.recipientContactEmail;
/** Texts of the order that identify a person. */
const marks = [email, address.recipientLastName, address.addressLine1, address.recipientContactPhone, 'last4'];

describe('erasure of an account with orders', () => {
  const payments = createFakePayments();
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend({ partners: { payments: payments.port }, retention })), 120_000);
  afterAll(() => test.close());

  const place = async (shopper: Shopper): Promise<Order> => {
    const { id, version } = await createReadyCart(shopper);
    return shopper.read('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
  };
  const deliver = async ({ orderId }: Order): Promise<void> => {
    await deliverUnits(test.database.db, orderId, test.time.now);
    await test.database.db.updateTable('orders').set({ progress: 'delivered' }).where('id', '=', orderId).execute();
  };
  const erase = (member: Member) => member.read('POST', `${consumer}/retrieveUserData`, { erasure: { password: member.password } });
  /** The marks that are stored with the order, its history, its carts and its mails. */
  const readMarks = async ({ orderId }: Order): Promise<readonly string[]> => {
    const { rows } = await sql<{ text: string }>`select concat(
        (select to_jsonb(o) from orders o where o.id = ${orderId}::uuid),
        (select jsonb_agg(c) from carts c join orders o on c.id in (o.cart_id, o.next_cart_id) where o.id = ${orderId}::uuid),
        (select jsonb_agg(e) from order_events e where e.order_id = ${orderId}::uuid),
        (select jsonb_agg(p) from order_parcels p where p.order_id = ${orderId}::uuid),
        (select jsonb_agg(m) from outbox m where m.payload ->> 'orderId' = ${orderId}::text)) as text`.execute(test.database.db);
    return marks.filter((mark) => rows[0]?.text.includes(mark));
  };
  const purge = async (): Promise<void> => {
    await test.database.db.transaction().execute((transaction) => test.jobs.send(transaction, purgeJob, {}));
    await test.jobs.runDue();
  };

  it('hides its orders from all who have number and email address', async () => {
    const member = await startMember(test);
    const order = await place(member);
    const { orderNumber, items } = order;
    const proof = { orderNumber, email };
    const itemId = items[0]?.id;
    const finders: readonly (readonly [string, string, object])[] = [
      ['POST', `${consumer}/TrackOrder`, proof],
      ['POST', `${consumer}/TrackOrder`, { ...proof, claim: true }],
      ['POST', `${consumer}/CancelOrder`, proof],
      ['POST', `${consumer}/return/${orderNumber}/returnLabel`, { email, items: [{ itemId, qty: 1, reason: 'tooSmall' }] }],
      ['POST', `${consumer}/purchase/invoice/download`, proof],
      ['POST', `${consumer}/resendGiftCardEmail`, { ...proof, itemId }],
      ['PATCH', `${orderPath}/${orderNumber}`, { email, shippingId: 'me', address }],
    ];
    const [guest, namesake] = [await startShopper(test), await startMember(test)];
    expect(await guest.read('POST', `${consumer}/TrackOrder`, proof)).toMatchObject({ orderNumber });
    await erase(member);
    for (const shopper of [guest, namesake, await startMember(test, { email: member.email })])
      for (const [method, path, body] of finders)
        expect([path, await shopper.expectError(method, path, body, createKeyHeader())]).toMatchObject([
          path,
          { status: 404, errorId: 'OHS4004' },
        ]);
    expect(await guest.expectError('GET', `${consumer}/purchase/${order.orderId}`)).toMatchObject({ status: 404 });
    await test.jobs.runDue();
    expect(await test.database.db.selectFrom('orders').select('progress').where('id', '=', order.orderId).execute()).toEqual([
      { progress: 'placed' },
    ]);
  });

  it('removes personal data from ended orders at once, and retains what taxes and books need', async () => {
    const member = await startMember(test);
    const order = await place(member);
    await deliver(order);
    await test.jobs.runDue();
    const read = () =>
      test.database.db.selectFrom('orders').select(['content', 'total_minor']).where('id', '=', order.orderId).executeTakeFirstOrThrow();
    const before = await read();
    expect(await readMarks(order)).toEqual(marks);
    await erase(member);
    expect(await readMarks(order)).toEqual([]);
    const anonymous = {
      approachType: 'S',
      country: 'US',
      stateCityProvDept: 'CO',
      postalCode: '',
      city: '',
      addressLine1: '',
      recipientFirstName: '',
      recipientLastName: '',
    };
    const { shipments, billingAddress, ...books } = before.content;
    expect(await read()).toMatchObject({
      total_minor: before.total_minor,
      content: { ...books, shipments: shipments.map((shipment) => ({ ...shipment, destination: anonymous })) },
    });
    const agent = await startAgent(test);
    const { content } = await agent.read<DocumentFile>('POST', `${consumer}/purchase/invoice/download`, { orderNumber: order.orderNumber });
    expect(Buffer.from(content, 'base64').subarray(0, 4).toString()).toBe('%PDF');
    expect(billingAddress).not.toBeNull();
  });

  it('leaves an open order its address until it has ended, for fulfillment only', async () => {
    const member = await startMember(test);
    const order = await place(member);
    await erase(member);
    await purge();
    expect(await readMarks(order)).toContain(address.addressLine1);
    await deliver(order);
    await purge();
    expect(await readMarks(order)).toEqual([]);
  });

  it('lets agents find and cancel its orders, without personal data, and refunds them', async () => {
    const member = await startMember(test);
    const order = await place(member);
    await erase(member);
    const { orderNumber } = order;
    const [agent, solvane] = [await startAgent(test), await startShopper(test, 'SOLVANE-US')];
    expect(await solvane.expectError('GET', `${consumer}/purchase/${orderNumber}`)).toMatchObject({ status: 404 });
    const found = await agent.read<Order>('GET', `${consumer}/purchase/${orderNumber}`);
    expect(found).toMatchObject({ orderNumber, progress: 'placed', totals: order.totals });
    for (const mark of marks) expect([mark, JSON.stringify(found)]).toEqual([mark, expect.not.stringContaining(mark)]);
    expect(await agent.read('POST', `${consumer}/CancelOrder`, { orderNumber }, createKeyHeader())).toMatchObject({
      progress: 'cancelled',
    });
    await purge();
    expect(await test.database.db.selectFrom('order_refunds').select('state').where('order_id', '=', order.orderId).execute()).toEqual([
      { state: 'refunded' },
    ]);
    await purge();
    expect(await readMarks(order)).toEqual([]);
  });

  it('refunds a return of an anonymized order, without a mail', async () => {
    const member = await startMember(test);
    const order = await place(member);
    await deliver(order);
    await erase(member);
    const agent = await startAgent(test);
    const items = order.items.map(({ id: itemId, qty }) => ({ itemId, qty, reason: 'tooSmall' }));
    const path = `${consumer}/return/${order.orderNumber}/returnLabel`;
    expect(await agent.read('POST', path, { items }, createKeyHeader())).toMatchObject({ return: { state: 'requested' } });
    await test.jobs.runDue();
    expect(await readMarks(order)).toEqual([]);
    const { rows } = await sql`select id from outbox where payload ->> 'orderId' = ${order.orderId}::text`.execute(test.database.db);
    expect(rows).toEqual([]);
  });

  it('leaves the orders of others as they are', async () => {
    const [member, other] = [await startMember(test), await startMember(test)];
    const order = await place(other);
    const before = await other.read('GET', `${consumer}/purchase/${order.orderId}`);
    await place(member);
    await erase(member);
    await purge();
    expect(await other.read('GET', `${consumer}/purchase/${order.orderId}`)).toEqual(before);
  });
});
