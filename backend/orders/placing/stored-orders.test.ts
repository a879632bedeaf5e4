import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { createAccessTokens } from '../../authentication/tokens/access-token.ts';
import { systemSecrets } from '../../authentication/tokens/secrets.ts';
import { createSigningKey } from '../../authentication/tokens/signing-key.ts';
import { seedCatalog } from '#demo/seeds/catalog/seed-catalog.ts';
import type { Database } from '../../database/create-database.ts';
import { migrations } from '../../database/migrations.ts';
import { runMigrations } from '../../database/run-migrations.ts';
import { createFakePayments, fakeTokens } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { createEmptyDatabase } from '../../testing/test-database.ts';
import { keyed, orderPath } from '../testing/ready-cart.ts';

type Named<Value> = Readonly<Record<string, Value>>;

/** Rows of the previous version, and its response for each. */
interface Stored {
  readonly customers: Named<string>;
  readonly tables: Named<readonly object[]>;
  readonly answers: { readonly carts: Named<Cart>; readonly orders: Named<Order> };
}

const stored = JSON.parse(
  readFileSync(new URL('../../testing/stored/carts-and-orders-before-010.json', import.meta.url), 'utf8'),
) as Stored;
interface Sent extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>;
}

const { answers } = stored;
const lastBefore = '009-cart-contacts';

describe('data stored by the previous version', () => {
  const payments = createFakePayments();
  let database: Pick<Database, 'db' | 'close'>;
  let test: TestBackend;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    database = await createEmptyDatabase();
    const { db } = database;
    const earlier = migrations.slice(0, migrations.findIndex(({ name }) => name === lastBefore) + 1);
    await runMigrations(db, earlier);
    for (const [table, rows] of Object.entries(stored.tables)) {
      await sql`insert into ${sql.table(table)}
        select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
    }
    await sql`select setval('order_numbers', 100)`.execute(db);
    const beforeTokens = migrations.slice(
      0,
      migrations.findIndex(({ name }) => name === '014-card-tokens'),
    );
    await runMigrations(db, beforeTokens);
    // The previous version did not remove the tokens of some cards.
    for (const [table, state] of [
      ['carts', sql`status = 'ordered'`],
      ['orders', sql`state = 'finalised'`],
    ] as const)
      await sql`update ${sql.table(table)} set tenders = jsonb_set(tenders, '{0,means,token}', to_jsonb('left-' || id)) where ${state}`.execute(
        db,
      );
    await runMigrations(db, migrations);
    const clock = { now: () => new Date('2026-11-21T09:00:00Z') };
    payments.mode = 'down';
    test = await startTestBackend({ db, partners: { payments: payments.port } });
    await seedCatalog({ db, clock, log: test.log });
    const { sign } = createAccessTokens(createSigningKey(db, clock, systemSecrets), clock);
    for (const [name, id] of Object.entries(stored.customers)) {
      const siteId = name === 'de' ? 'SOLVANE-DE' : 'TARNFELL-US';
      tokens[name] = await sign({ id, role: 'guest', siteId, usid: randomUUID() });
    }
  }, 180_000);
  afterAll(async () => {
    await test?.close();
    await database?.close();
  });

  const send = async <Body>(path: string, isGerman = false, { headers: own = {}, ...init }: Sent = {}): Promise<Body> => {
    const [siteid, locale, token = ''] = isGerman ? ['SOLVANE-DE', 'de_DE', tokens['de']] : ['TARNFELL-US', 'en_US', tokens['us']];
    const headers = { siteid, locale, authorization: `Bearer ${token}`, 'content-type': 'application/json', ...own };
    const response = await test.backend.fetch(new Request(`http://backend.local${path}`, { ...init, headers }));
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Body;
  };
  const cartOf = (id: string, name = ''): Promise<Cart> => send(`/cart/v1/cart/${id}`, name === 'german');
  const orderOf = (id: string): Promise<Order> => send(`/consumers-v3/consumer/purchase/${id}`);
  /** Without data that is not stored: stock, other deliveries of a row, points, and texts and states of promotions. */
  const storedParts = (cart: Cart) => {
    const offered = new Set(cart.shippingMethods.flatMap((shipment) => shipment.applicableShippingMethods.map(({ code }) => code)));
    return {
      ...cart,
      earnablePoints: null,
      items: cart.items.map(({ shippingId: _shippingId, ...item }) => ({
        ...item,
        availability: null,
        shippingOptions: item.shippingOptions.filter(({ shippingMethod }) => offered.has(shippingMethod.code)),
      })),
      shippingMethods: cart.shippingMethods.map(({ shippingId, code, applicableShippingMethods }) => ({
        shippingId,
        code,
        applicableShippingMethods,
      })),
      promoSummary: cart.promoSummary.map((entry) => ({ ...entry, calloutMessage: null, state: null })),
    };
  };

  it.each(Object.entries(answers.carts))('includes cart %s, which reads back unchanged', async (name, before) => {
    expect(storedParts(await cartOf(before.id, name))).toEqual(storedParts(before));
  });

  it.each(Object.entries(answers.orders))('includes order %s, which reads back unchanged', async (_, before) => {
    const order = await orderOf(before.orderId);
    // There were no promotions then, and events after the payment were not stored.
    expect(order).toMatchObject({ ...before, orderPromotions: [] });
    expect(order.timeline?.map(({ event }) => event)).toEqual(before.finalised ? ['accepted'] : undefined);
  });

  it('has no token of a used card, and records that it was used', async () => {
    const { db } = database;
    const { id } = answers.carts['ordered'] as Cart;
    const { tenders } = await db.selectFrom('carts').select('tenders').where('id', '=', id).executeTakeFirstOrThrow();
    expect(tenders).toMatchObject([{ kind: 'CREDIT_CARD', means: { token: null, card: { last4: '3338' } } }]);
    const carts = await db.selectFrom('carts').select('tenders').where('status', '<>', 'open').execute();
    const ended = await db.selectFrom('orders').select(['cart_id', 'tenders']).where('state', 'in', ['finalised', 'cancelled']).execute();
    expect([...carts, ...ended].flatMap((row) => row.tenders.map(({ means }) => means['token'])).filter((token) => token !== null)).toEqual(
      [],
    );
    const { cart_id: paid = '' } = ended.find(({ tenders: [tender] }) => tender?.state !== 'refused') ?? {};
    const spent = await db
      .selectFrom('card_tokens')
      .select('spent_by')
      .where('cart_id', '=', paid)
      .where('spent_by', 'is not', null)
      .execute();
    expect(spent).toHaveLength(1);
  });

  it("includes orders in payment, which settle by the partner's result", async () => {
    const { chargedByPartner: charged, unknownToPartner: unknown } = answers.orders as {
      readonly [Name in 'chargedByPartner' | 'unknownToPartner']: Order;
    };
    payments.mode = 'up';
    await payments.port.authorize({
      token: fakeTokens.approved,
      subject: 'cart',
      amountMinor: 1,
      currency: 'USD',
      reference: charged.orderNumber,
      device: null,
      storeCard: false,
    });
    const { now } = test.time;
    test.time.now = new Date(now.getTime() + 60 * 60 * 1000);
    const done = await test.jobs.runDue();
    test.time.now = now;
    expect(done.filter(({ name }) => name === 'settle-order').map(({ payload }) => payload)).toEqual(
      expect.arrayContaining([{ orderId: charged.orderId }, { orderId: unknown.orderId }]),
    );
    expect([(await orderOf(charged.orderId)).status, (await orderOf(unknown.orderId)).status]).toEqual(['finalised', 'cancelled']);
    const carts = ['chargedByPartner', 'unknownToPartner'].map((name) => cartOf(answers.carts[name]?.id ?? ''));
    expect((await Promise.all(carts)).map(({ status }) => status)).toEqual(['ordered', 'open']);
  });

  it('includes a cart of goods and gift cards, which can be ordered', async () => {
    const { id, version } = answers.carts['mixed'] as Cart;
    const order = await send<Order>(orderPath, false, {
      method: 'PUT',
      headers: keyed(),
      body: JSON.stringify({ cartId: id, cartVersion: version }),
    });
    expect(order).toMatchObject({ status: 'finalised', shipments: [{ shippingId: 'me' }, { shippingId: 'digital' }] });
  });
});
