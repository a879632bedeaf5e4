import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserData } from '#generated/openapi/consumer.ts';
import { sendRequest, requestCode, startMember } from '../../authentication/testing/start-member.ts';
import { addPasskey } from '../../authentication/testing/passkey-calls.ts';
import { createSoftwareAuthenticator } from '../../authentication/testing/software-authenticator.ts';
import { startAgent } from '../../authentication/testing/start-staff.ts';
import { reliableSku } from '../../cart/testing/start-shopper.ts';
import { putNotification } from '../../notifications/testing/stock-notifications.ts';
import { askQuestion, popularStyle, writeReview } from '../../reviews/testing/review-calls.ts';
import { addFavorite } from '../../wishlists/testing/favorite-calls.ts';
import { address, createKeyHeader, orderPath, createReadyCart } from '../../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { purgeJob } from '../../retention/purge-job.ts';
import { retention } from '../../testing/retention-days.ts';

const path = '/consumers-v3/consumer/retrieveUserData';

describe('retrieveUserData', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend({ partners: { payments: createFakePayments().port }, retention })), 120_000);
  afterAll(() => test.close());

  const shop = async () => {
    const member = await startMember(test, { firstName: 'Robin', phone: '+13035550142', subscriptions: { newsletterConsent: true } });
    await member.read('POST', '/consumers-v3/consumer/address', { approachType: 'S', ...address });
    const { id, version } = await createReadyCart(member);
    await member.read('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
    await member.createCart();
    return member;
  };
  /** Tables with a row that contains the mark. */
  const readTraces = async (mark: string): Promise<readonly string[]> => {
    const { db } = test.database;
    const found: string[] = [];
    for (const { name } of await db.introspection.getTables()) {
      const { rows } = await sql`select from ${sql.table(name)} as whole where position(${mark} in whole::text) > 0 limit 1`.execute(db);
      if (rows.length > 0) found.push(name);
    }
    return found.toSorted();
  };

  it('exports all data without secrets', async () => {
    const member = await shop();
    const response = await member.send('POST', path, {});
    const text = await response.text();
    const record = JSON.parse(text) as UserData;
    expect(record).toMatchObject({
      profile: { consumerDetails: { firstName: 'Robin', email: member.email, address: [{ city: 'Boulder' }] } },
      account: { createdAt: test.time.now.toISOString(), locale: 'en-us' },
      orders: [{ status: 'finalised', email: 'robin@example.com' }],
      sessions: [{ siteId: 'TARNFELL-US', beganAt: test.time.now.toISOString(), usedAt: test.time.now.toISOString() }],
      mails: [{ template: 'subscription-confirmation', channel: 'email', recipient: member.email }],
    });
    expect(record.carts.map(({ status, items }) => `${status} ${items.length}`).toSorted()).toEqual(['open 1', 'ordered 1']);
    expect(text).not.toMatch(/argon2|token=/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('exports nothing of a customer who has data in every section', async () => {
    const other = await shop();
    const { customerId } = other.token;
    await addFavorite(other);
    const { id, items } = await other.createCart();
    await other.read('POST', `/cart/v2/cart/${id}/saveForLater`, { itemId: items[0]?.id });
    await writeReview(other, popularStyle);
    await askQuestion(other, popularStyle, 'Does it pack into its own pocket?');
    await addPasskey(other, createSoftwareAuthenticator());
    await putNotification(other, { sku: reliableSku });
    const message = { category: 'order', subject: 'where-is-my-order', firstName: 'Robin', lastName: 'Vale', message: 'Where is it?' };
    await other.read('POST', '/consumers-v3/contactus', { ...message, email: other.email }, createKeyHeader());
    await startAgent(test, { customerId });
    const { db } = test.database;
    const saved = {
      vault_id: 'v',
      brand: 'Quillon',
      last4: '3338',
      expiry_month: 8,
      expiry_year: 2029,
      expires_at: test.time.now,
      account_id: null,
    };
    const times = { created_at: test.time.now, updated_at: test.time.now };
    await db
      .insertInto('saved_payments')
      .values({ id: randomUUID(), customer_id: customerId, type: 'CREDIT_CARD', label: null, ...saved, ...times })
      .execute();
    await sql`insert into value_accounts (id, kind, customer_id, currency, balance, code_hash, details, created_at, updated_at)
      values (${randomUUID()}::uuid, 'reward_code', ${customerId}::uuid, 'USD', 500, 'hash', '{"last4":"WXYZ"}', ${test.time.now}, ${test.time.now})`.execute(
      db,
    );
    const record = await other.read<UserData>('POST', path, {});
    expect(record.loyalty.rewards).toHaveLength(1);
    const sections = Object.entries(record);
    expect(sections.filter(([, rows]) => Array.isArray(rows) && rows.length === 0).map(([name]) => name)).toEqual([]);
    const stranger = await startMember(test);
    const { profile, account, mails, sessions, ...rest } = await stranger.read<UserData>('POST', path, {});
    expect(profile.consumerDetails.email).toBe(stranger.email);
    expect(account.createdAt).toBe(test.time.now.toISOString());
    expect([mails, sessions.length]).toEqual([[], 1]);
    expect(rest).toEqual({
      orders: [],
      carts: [],
      savedItems: [],
      passkeys: [],
      reviews: [],
      questions: [],
      stockNotifications: [],
      favorites: [],
      loyalty: { points: [], rewards: [], credits: [] },
      savedPayments: [],
      cases: [],
      staffActions: [],
    });
  });

  it('erases all data except orders after the password is entered', async () => {
    const member = await shop();
    expect(await member.expectError('POST', path, { erasure: { password: 'Wrong-Pass-1' } })).toMatchObject({
      status: 409,
      errorId: 'AUT452',
    });
    expect(await readTraces(member.email)).toEqual(['customers', 'mailed_links', 'outbox', 'subscriptions']);
    const record = await member.read<UserData>('POST', path, { erasure: { password: member.password } });
    expect(record).toMatchObject({ profile: { consumerDetails: { email: member.email } }, orders: [{}] });
    expect(await readTraces(member.email)).toEqual([]);
    expect(await readTraces(member.token.customerId)).toEqual(['carts', 'customers', 'orders']);
    expect(await requestCode(test, member)).toMatchObject({ status: 401, errorId: 'AUT401' });
    expect(await sendRequest(test, '/token/v2/auth/token', { type: 'Registered', refreshToken: member.token.refreshToken })).toMatchObject({
      status: 401,
    });
    expect(await member.expectError('GET', '/consumers-v3/consumer')).toMatchObject({ status: 403, errorId: 'AUT498' });
  });

  it('deletes a customer without orders in the end, and frees the address for a new account', async () => {
    const member = await startMember(test);
    await member.createCart();
    await member.read('POST', path, { erasure: { password: member.password } });
    const again = await startMember(test, { email: member.email });
    expect(again.token.customerId).not.toBe(member.token.customerId);
    const { now } = test.time;
    test.time.now = new Date(now.getTime() + 61 * 24 * 60 * 60 * 1000);
    await test.database.db.transaction().execute((transaction) => test.jobs.send(transaction, purgeJob, {}));
    await test.jobs.runDue();
    expect(await readTraces(member.token.customerId)).toEqual([]);
    test.time.now = now;
  });
});
