import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserData } from '#generated/openapi/consumer.ts';
import { startMember } from '../authentication/testing/start-member.ts';
import { startAgent, startAssociate, storeOfTests } from '../authentication/testing/start-staff.ts';
import { startShopper } from '../cart/testing/start-shopper.ts';
import type { Limiter } from '../limits/limiter.ts';
import { address } from '../orders/testing/create-ready-cart.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';

const addressPath = '/consumers-v3/consumer/address';

describe('audit log of staff actions', () => {
  let test: TestBackend;
  let wait = 0;
  beforeAll(async () => {
    const limiter: Limiter = { count: async () => wait, giveBack: async () => undefined, getWait: () => wait };
    test = await startTestBackend({ limiter });
  }, 120_000);
  afterAll(() => test.close());

  const readRecorded = (customerId: string) =>
    test.database.db.selectFrom('staff_actions').selectAll().where('customer_id', '=', customerId).orderBy('id').execute();

  it('contains every change and every rejected one, with both ids and the subject', async () => {
    const associate = await startAssociate(test);
    const { id } = await associate.createCart();
    await associate.read('GET', `/cart/v1/cart/${id}`);
    await associate.expectError('DELETE', `/cart/v1/cart/${id}/price_adjustments/x`);
    await associate.expectError('POST', addressPath, { approachType: 'S', ...address }, { 'x-correlation-id': 'a-call' });
    const common = {
      role: 'associate',
      staff_id: associate.token.inStoreSalesInfo?.storeEmployeeId,
      staff_name: 'Ines K.',
      store_id: storeOfTests,
      site_id: 'TARNFELL-US',
      acted_at: test.time.now,
    };
    expect(await readRecorded(associate.token.customerId)).toMatchObject([
      { ...common, operation: 'createCartWithItem', subject: { id }, status: 201, error_id: null },
      { ...common, operation: 'removePriceAdjustment', subject: { basketId: id, adjustmentId: 'x' }, status: 404, error_id: 'PRC404' },
      { ...common, operation: 'addAddress', status: 403, error_id: 'AUT401', correlation_id: 'a-call' },
    ]);
  });

  it('contains an action whose id cannot be stored in a JSON column', async () => {
    const associate = await startAssociate(test);
    const { id } = await associate.createCart();
    await associate.expectError('DELETE', `/cart/v1/cart/${id}/price_adjustments/a%00b`);
    const [, action] = await readRecorded(associate.token.customerId);
    expect(action).toMatchObject({ operation: 'removePriceAdjustment', subject: { adjustmentId: 'a\uFFFDb' }, status: 400 });
  });

  it('contains nothing about shoppers', async () => {
    const shopper = await startShopper(test);
    await shopper.createCart();
    expect(await readRecorded(shopper.token.customerId)).toEqual([]);
  });

  it('is append-only', async () => {
    const associate = await startAssociate(test);
    await associate.createCart();
    const change = sql`update staff_actions set staff_id = 'E-other' where customer_id = ${associate.token.customerId}::uuid`;
    await expect(change.execute(test.database.db)).rejects.toThrow('rows of staff_actions never change');
  });

  it("is part of the customer's data export, and outlives the account", async () => {
    const member = await startMember(test);
    const agent = await startAgent(test, { customerId: member.token.customerId });
    expect((await agent.send('POST', addressPath, { approachType: 'S', ...address })).status).toBe(201);
    const path = '/consumers-v3/consumer/retrieveUserData';
    const { staffActions } = await member.read<UserData>('POST', path, { erasure: { password: member.password } });
    const { now } = test.time;
    const action = { actedAt: now.toISOString(), employee: 'Noor A.', siteId: 'TARNFELL-US', succeeded: true };
    expect(staffActions).toEqual([
      { ...action, operation: 'addAddress' },
      { ...action, operation: 'loginAgent' },
    ]);
    expect(await readRecorded(member.token.customerId)).toHaveLength(2);
    expect(await agent.expectError('GET', '/consumers-v3/consumer'), 'the session ends with the account').toMatchObject({ status: 401 });
  });

  it('falls back to the log if the database rejects an action', async () => {
    const associate = await startAssociate(test);
    await sql`alter table staff_actions rename to away`.execute(test.database.db);
    expect((await associate.send('POST', '/cart/v1/cart')).status).toBe(201);
    await sql`alter table away rename to staff_actions`.execute(test.database.db);
    expect(test.log.lines.filter(({ sentence }) => sentence.includes('an action was not recorded'))).toHaveLength(1);
  });

  it('omits calls beyond a rate limit', async () => {
    const associate = await startAssociate(test);
    wait = 60;
    expect(await associate.expectError('POST', '/cart/v1/cart')).toMatchObject({ status: 429 });
    wait = 0;
    expect(await readRecorded(associate.token.customerId)).toEqual([]);
  });
});
