import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { specialStyles } from '#demo/seeds/catalog/special-styles.ts';
import { getMailsTo, getMailedToken } from '../authentication/testing/mailed-token.ts';
import { validPassword, createEmail, startMember } from '../authentication/testing/start-member.ts';
import { reliableSku, startShopper } from '../cart/testing/start-shopper.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { notificationsPath as path, putNotification, startWaiting } from './testing/stock-notifications.ts';

const confirmation = 'stock-notification-confirmation';
const sku = reliableSku;
const otherSku = sku.replace(':M::', ':L::');

describe('signUpForNotification', () => {
  let test: TestBackend;
  beforeAll(async () => {
    const rate = { calls: 3, seconds: 3600 };
    test = await startTestBackend({ mailRates: { mailsOfRecipient: rate, mailsOfRecipientAndKind: { calls: 1, seconds: 300 } } });
  }, 120_000);
  afterAll(() => test.close());
  const readRows = (email: string) => test.database.db.selectFrom('stock_notifications').selectAll().where('email', '=', email).execute();

  it("mails a confirmation link that also confirms the visitor's other requests", async () => {
    const [guest, email] = [await startShopper(test), createEmail()];
    expect(await putNotification(guest, { sku, email: email.toUpperCase() })).toEqual({ state: 'pending', skus: [sku] });
    expect(await putNotification(guest, { sku: otherSku, email })).toEqual({ state: 'pending', skus: [otherSku] });
    const mails = await getMailsTo(test, email);
    expect(mails.map(({ template }) => template)).toEqual([confirmation, confirmation]);
    const elsewhere = await startShopper(test);
    const confirmationToken = getMailedToken(mails, confirmation);
    const confirmed = await putNotification(elsewhere, { confirmationToken });
    expect([confirmed.state, confirmed.skus.toSorted()]).toEqual(['active', [otherSku, sku].toSorted()]);
    expect(await putNotification(elsewhere, { confirmationToken })).toEqual({ state: 'active', skus: [] });
  });

  it('returns guests the same response if the address waits already, and sends no more mails', async () => {
    const { email } = await startWaiting(test, sku);
    const before = (await getMailsTo(test, email)).length;
    const [first] = await readRows(email);
    expect(await putNotification(await startShopper(test), { sku, email })).toEqual({ state: 'pending', skus: [sku] });
    expect(await getMailsTo(test, email)).toHaveLength(before);
    expect(await readRows(email)).toEqual([first]);
  });

  it('drops mails to an address over its limit', async () => {
    const email = createEmail();
    for (let i = 0; i < 5; i += 1) await putNotification(await startShopper(test), { sku, email });
    expect(await getMailsTo(test, email)).toHaveLength(3);
  });

  it('needs no second confirmation of an address that the customer has confirmed', async () => {
    const member = await startMember(test);
    expect(await putNotification(member, { sku })).toMatchObject({ state: 'pending' });
    await putNotification(await startShopper(test), {
      confirmationToken: getMailedToken(await getMailsTo(test, member.email), confirmation),
    });
    expect(await putNotification(member, { sku: otherSku })).toEqual({ state: 'active', skus: [otherSku] });
    expect(await putNotification(member, { sku: otherSku, email: createEmail() })).toMatchObject({ state: 'pending' });
  });

  it('ends all requests of an address by the link of any mail, and none by an unknown link', async () => {
    const { guest, email } = await startWaiting(test, sku);
    await putNotification(guest, { sku: otherSku, email });
    const [{ stop_token: stopToken } = { stop_token: '' }] = await readRows(email);
    const elsewhere = await startShopper(test);
    expect(await putNotification(elsewhere, { stopToken: 'unknown' })).toEqual({ state: 'stopped', skus: [] });
    expect((await putNotification(elsewhere, { stopToken })).skus.toSorted()).toEqual([otherSku, sku].toSorted());
    expect(await readRows(email)).toEqual([]);
    expect(await putNotification(elsewhere, { stopToken })).toEqual({ state: 'stopped', skus: [] });
  });

  it.each<[string, object, number, string]>([
    ["without a guest's address", { sku }, 400, 'ATTR300'],
    ['for an unknown variant', { sku: sku.replace('TFKES01M', 'TFKES99M'), email: createEmail() }, 404, 'ORD404'],
    ['without any of its fields', { email: createEmail() }, 400, 'API400'],
    ['with two of its fields', { stopToken: 'a', confirmationToken: 'a' }, 400, 'API400'],
    ['with an unknown confirmation token', { confirmationToken: 'unknown' }, 410, 'AUT402'],
  ])('rejects a request %s', async (_, body, status, errorId) => {
    expect(await (await startShopper(test)).expectError('PUT', path, body)).toMatchObject({ status, errorId });
  });

  it('rejects a product that cannot be requested, and one of another site', async () => {
    const found = await test.database.db
      .selectFrom('variants')
      .select('sku')
      .where('style_id', '=', specialStyles.withoutVariants)
      .execute();
    const email = createEmail();
    for (const one of [found[0]?.sku, 'SOLVANE:SVCAD01M:K3B:085::1:'])
      expect(await (await startShopper(test)).expectError('PUT', path, { sku: one, email })).toMatchObject({
        status: 404,
        errorId: 'ORD404',
      });
  });

  it('rejects a confirmation after a week', async () => {
    const [guest, email, now] = [await startShopper(test), createEmail(), test.time.now];
    await putNotification(guest, { sku, email });
    const confirmationToken = getMailedToken(await getMailsTo(test, email), confirmation);
    test.time.now = new Date(now.getTime() + 8 * 24 * 60 * 60 * 1000);
    expect(await (await startShopper(test)).expectError('PUT', path, { confirmationToken })).toMatchObject({
      status: 410,
      errorId: 'AUT402',
    });
    test.time.now = now;
  });

  it('assigns requests to the account at sign-in, exports them, and erases them with it', async () => {
    const email = createEmail();
    const { guest } = await startWaiting(test, sku, email);
    const member = await startMember(test, { email, refreshToken: guest.token.refreshToken });
    expect(await readRows(email)).toMatchObject([{ customer_id: member.token.customerId }]);
    const data = await member.read<{ readonly stockNotifications: readonly object[] }>(
      'POST',
      '/consumers-v3/consumer/retrieveUserData',
      {},
    );
    expect(data.stockNotifications).toMatchObject([{ sku, email, siteId: 'TARNFELL-US' }]);
    await member.read('POST', '/consumers-v3/consumer/retrieveUserData', { erasure: { password: validPassword } });
    expect(await readRows(email)).toEqual([]);
  });
});
