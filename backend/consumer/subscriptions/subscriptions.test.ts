import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Subscription } from '#generated/openapi/consumer.ts';
import { getMailsTo, getMailedToken } from '../../authentication/testing/mailed-token.ts';
import { sendRequest, createEmail, shopOfTests, startMember } from '../../authentication/testing/start-member.ts';
import { startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import type { Mail, TextMessage } from '../../mail/mail.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';

const path = '/consumers-v3/consumer/subscription';
const sms = { type: 'Newsletter', channel: 'sms' };
const mail = { type: 'Newsletter', channel: 'email' };
const template = 'subscription-confirmation';

interface SubscriptionResponse {
  readonly subscriptions: readonly Subscription[];
}

describe('a subscription', () => {
  let test: TestBackend;
  const [mails, texts]: [Mail[], TextMessage[]] = [[], []];
  beforeAll(async () => {
    const partners = {
      mail: async (one: Mail): Promise<void> => void mails.push(one),
      sms: async (one: TextMessage): Promise<void> => void texts.push(one),
    };
    test = await startTestBackend({ partners });
  }, 120_000);
  afterAll(() => test.close());
  let numbers = 100;
  const createPhone = (): string => `+1303555${String((numbers += 1)).padStart(4, '0')}`;
  const post = (shopper: Shopper, body: object) => shopper.read<SubscriptionResponse>('POST', path, body);
  const put = (shopper: Shopper, body: object) => shopper.read<SubscriptionResponse>('PUT', path, body);
  const readToken = async (recipient: string): Promise<string> => getMailedToken(await getMailsTo(test, recipient), template);

  it('takes effect for a guest’s text messages once the link in a message is followed, once', async () => {
    const [guest, recipient] = [await startShopper(test), createPhone()];
    const begun = { ...sms, recipient, optin: true, doubleOptin: false };
    expect(await post(guest, { ...sms, recipient })).toMatchObject({ subscriptions: [begun] });
    await test.jobs.runDue();
    expect(texts).toMatchObject([{ recipient, brand: 'tarnfell', text: expect.stringContaining('confirm-subscription?token=') }]);
    expect(mails).toEqual([]);
    const confirmationToken = await readToken(recipient);
    const elsewhere = await startShopper(test);
    expect(await put(elsewhere, { confirmationToken })).toMatchObject({ subscriptions: [{ ...begun, doubleOptin: true }] });
    expect(await guest.read('GET', path)).toMatchObject({ subscriptions: [{ ...begun, doubleOptin: true }] });
    expect(await elsewhere.expectError('PUT', path, { confirmationToken })).toMatchObject({ status: 410, errorId: 'AUT402' });
    expect(await elsewhere.read('GET', path)).toEqual({ subscriptions: [] });
  });

  it('goes to a member’s own address, and can be changed and canceled', async () => {
    const member = await startMember(test);
    expect(await put(member, { ...mail, optin: true })).toMatchObject({
      subscriptions: [{ ...mail, recipient: member.email, doubleOptin: false }],
    });
    await put(member, { confirmationToken: await readToken(member.email) });
    const left = await put(member, { ...mail, optin: false });
    expect(left.subscriptions).toMatchObject([{ optin: false, doubleOptin: false, optoutDate: test.time.now.toISOString() }]);
    expect(await member.read('GET', '/consumers-v3/consumer')).toMatchObject({ subscriptions: left.subscriptions });
  });

  it('moves to another number, which requires a new confirmation', async () => {
    const [first, second] = [createPhone(), createPhone()];
    const member = await startMember(test, { phone: first });
    await post(member, sms);
    await put(member, { confirmationToken: await readToken(first) });
    const moved = await put(member, { ...sms, optin: true, recipient: second });
    expect(moved.subscriptions).toMatchObject([{ recipient: second, doubleOptin: false }]);
  });

  it('rejects a link of another brand, of an ended subscription, or after a month', async () => {
    const [guest, recipient] = [await startShopper(test), createPhone()];
    await post(guest, { ...sms, recipient });
    const confirmationToken = await readToken(recipient);
    const foreign = await startShopper(test, 'SOLVANE-US');
    expect(await foreign.expectError('PUT', path, { confirmationToken })).toMatchObject({ status: 410, errorId: 'AUT402' });
    await put(guest, { ...sms, recipient, optin: false });
    expect(await guest.expectError('PUT', path, { confirmationToken })).toMatchObject({ status: 410, errorId: 'AUT402' });
  });

  it('cannot be confirmed without the link', async () => {
    const email = createEmail();
    const body = {
      consumerDetails: { email },
      subscriptions: [{ ...mail, optin: true, doubleOptin: true, recipient: email, country: 'US' }],
    };
    await sendRequest(test, '/consumers-v3/consumer', body);
    const stored = await test.database.db.selectFrom('subscriptions').selectAll().where('recipient', '=', email).execute();
    expect(stored).toMatchObject([{ optin: true, double_optin: false }]);
  });

  it('requires a recipient', async () => {
    const [guest, member] = [await startShopper(test), await startMember(test)];
    expect(await guest.expectError('POST', path, sms)).toMatchObject({ status: 400, errorId: 'ATTR300' });
    expect(await member.expectError('POST', path, { ...sms, recipient: '+1000000000' })).toMatchObject({ status: 400, errorId: 'PRO400' });
    expect(await member.expectError('POST', path, { ...mail, recipient: createEmail() })).toMatchObject({ status: 400, errorId: 'PRO400' });
    expect(await member.expectError('PUT', path, { country: 'US' })).toMatchObject({ status: 400, errorId: 'API400' });
  });

  it('cannot be ended or redirected by a visitor who enters the address of an account', async () => {
    const member = await startMember(test);
    await put(member, { ...mail, optin: true });
    await put(member, { confirmationToken: await readToken(member.email) });
    const others = [
      { ...mail, optin: false, recipient: member.email },
      { ...sms, optin: true, recipient: createPhone() },
    ];
    await sendRequest(test, '/consumers-v3/consumer', { consumerDetails: { email: member.email }, subscriptions: others });
    const { subscriptions } = await member.read<SubscriptionResponse>('GET', path);
    expect(subscriptions).toMatchObject([{ ...mail, recipient: member.email, optin: true, doubleOptin: true }]);
  });

  it('changes nothing else of an account when a visitor enters its address', async () => {
    const member = await startMember(test);
    const enrollments = [{ type: 'Loyalty', optin: true, country: 'US' }];
    const { body } = await sendRequest(
      test,
      '/consumers-v3/consumer',
      { consumerDetails: { email: member.email, firstName: 'Mallory' }, enrollments },
      shopOfTests,
    );
    expect(body).toEqual({ consumerId: member.token.customerId });
    const profile = await member.read<{ readonly consumerDetails: { readonly firstName?: string } }>('GET', '/consumers-v3/consumer');
    expect(profile).toMatchObject({ isLoyaltyMember: false });
    expect(profile.consumerDetails.firstName).toBeUndefined();
  });
});
