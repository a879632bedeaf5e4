import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConfirmedEmail, TokenResponse } from '#generated/openapi/authentication.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { createShopper, startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { address, createKeyHeader, createReadyCart, orderPath } from '../../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { getMailedToken, getMailsTo, requestEmailChange, requestResetLink } from '../testing/mailed-token.ts';
import { addPasskey } from '../testing/passkey-calls.ts';
import { createSoftwareAuthenticator } from '../testing/software-authenticator.ts';
import {
  createEmail,
  requestCode,
  sendRequest,
  shopOfTests,
  signInAgain,
  signUp,
  startMember,
  type Member,
} from '../testing/start-member.ts';

const beginning = new Date('2026-11-21T09:00:00Z');
const emailPath = '/consumers-v3/consumer/email';
const solvane = { siteid: 'SOLVANE-US', locale: 'en_US' };

describe('the email address of an account', () => {
  let test: TestBackend;
  let guest: Shopper;
  beforeAll(async () => {
    test = await startTestBackend({
      lockout: { calls: 3, seconds: 600 },
      linkOrigin: () => 'http://localhost:4000',
      partners: { payments: createFakePayments().port },
    });
    guest = await startShopper(test);
  }, 120_000);
  afterAll(() => test.close());
  const advanceClock = (seconds: number): void => void (test.time.now = new Date(test.time.now.getTime() + seconds * 1000));
  const confirm = (token: string, by: Shopper = guest): Promise<Response> => by.send('POST', '/consumers-v3/confirmemail', { token });
  const keep = (token: string, headers?: Readonly<Record<string, string>>) =>
    sendRequest(test, '/consumers-v3/keepemail', { token }, headers);
  const readStatus = async (member: Shopper) => (await member.read<Profile>('GET', '/consumers-v3/consumer')).emailStatus;
  const readTemplates = async (recipient: string) => (await getMailsTo(test, recipient)).map(({ template }) => template);
  const isLive = async (shopper: Shopper): Promise<boolean> => (await shopper.send('GET', '/consumers-v3/consumer')).status === 200;
  const getWelcomeToken = async ({ email }: Member) => getMailedToken(await getMailsTo(test, email), 'welcome');

  describe('after the sign-up', () => {
    it('gets one mail, which welcomes the customer and confirms the address once, in any browser', async () => {
      const member = await startMember(test);
      expect(await readStatus(member)).toEqual({ confirmed: false });
      const [mail] = await getMailsTo(test, member.email);
      const token = await getWelcomeToken(member);
      expect(await readTemplates(member.email)).toEqual(['welcome']);
      expect(mail?.text).toContain(`http://localhost:4000/en-us/account/confirm-email?token=${token}`);
      const response = await confirm(token);
      expect([response.status, await response.json()]).toEqual([200, { email: member.email }]);
      expect(await readStatus(member)).toEqual({ confirmed: true });
      expect((await confirm(token)).status).toBe(410);
      const stored = await test.database.db.selectFrom('mailed_links').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(token);
    });

    it('gets the link again until it is confirmed', async () => {
      const member = await startMember(test);
      const sendLink = async () => expect((await member.send('POST', `${emailPath}/link`)).status).toBe(204);
      await sendLink();
      expect(await readTemplates(member.email)).toEqual(expect.arrayContaining(['welcome', 'email-confirmation']));
      expect((await confirm(getMailedToken(await getMailsTo(test, member.email), 'email-confirmation'))).status).toBe(200);
      await sendLink();
      expect(await readTemplates(member.email)).toHaveLength(2);
    });

    it('is confirmed by a password reset, too', async () => {
      const { email } = await startMember(test);
      const token = await requestResetLink(test, email);
      await sendRequest(test, '/consumers-v3/confirmforgotpassword', {
        token,
        password: 'Rainy-Trail-8',
        confirmPassword: 'Rainy-Trail-8',
      });
      const { email_confirmed_at: confirmedAt } = await test.database.db
        .selectFrom('accounts')
        .innerJoin('customers', 'customers.id', 'accounts.customer_id')
        .select('email_confirmed_at')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      expect(confirmedAt).toEqual(test.time.now);
    });

    it('brings the orders that guests placed with it, but only once it is confirmed', async () => {
      const email = address.recipientContactEmail;
      const { id: cartId, version: cartVersion } = await createReadyCart(guest);
      const order = await guest.read<Order>('PUT', orderPath, { cartId, cartVersion }, createKeyHeader());
      const readOwner = async () =>
        (
          await test.database.db
            .selectFrom('orders')
            .select('customer_id')
            .where('number', '=', order.orderNumber)
            .executeTakeFirstOrThrow()
        ).customer_id;
      const other = await startMember(test, { email }, solvane);
      await confirm(await getWelcomeToken(other), await startShopper(test, 'SOLVANE-US'));
      await test.database.db.deleteFrom('outbox').execute();
      const member = await startMember(test, { email });
      expect(await readOwner()).toBe(guest.token.customerId);
      await confirm(await getWelcomeToken(member));
      expect(await readOwner()).toBe(member.token.customerId);
    });
  });

  describe('when it is changed', () => {
    it('changes by the link to the new address; both addresses get mail, other sessions end, and the confirming one continues', async () => {
      const member = await startMember(test, { subscriptions: { newsletterConsent: true } });
      const other = await signInAgain(test, member);
      const { email, confirm: token } = await requestEmailChange(test, member);
      expect(await readStatus(member)).toEqual({ confirmed: false, pending: email });
      expect(await requestCode(test, { email })).toMatchObject({ status: 401 });
      const waiting = await requestCode(test, member);
      const response = await confirm(token, member);
      const { tokens, ...rest } = (await response.json()) as ConfirmedEmail & { readonly tokens: TokenResponse };
      expect([response.status, rest]).toEqual([200, { email }]);
      const next = createShopper(test, tokens, shopOfTests);
      const profile = await next.read<Profile>('GET', '/consumers-v3/consumer');
      expect(profile).toMatchObject({
        consumerDetails: { email },
        emailStatus: { confirmed: true },
        subscriptions: [{ recipient: email }],
      });
      expect([await isLive(member), await isLive(other)]).toEqual([false, false]);
      const late = { type: 'Registered', code: waiting.body.code, codeVerifier: waiting.codeVerifier };
      expect(await sendRequest(test, '/token/v2/auth/token', late)).toMatchObject({ status: 401 });
      expect(await readTemplates(member.email)).toEqual(expect.arrayContaining(['email-changing', 'email-changed']));
      expect(await requestCode(test, { email })).toMatchObject({ status: 200 });
      expect(await requestCode(test, member)).toMatchObject({ status: 401 });
      expect(await signUp(test, { email: member.email })).toMatchObject({ status: 201 });
    });

    it('ends all sessions if a browser without the account confirms', async () => {
      const member = await startMember(test);
      const { confirm: token } = await requestEmailChange(test, member);
      const response = await confirm(token);
      expect([response.status, await response.json()]).toEqual([200, { email: expect.any(String) }]);
      expect(await isLive(member)).toBe(false);
    });

    it.each<[string, (member: Member, link: string) => Promise<unknown>]>([
      ['is canceled', (member) => member.send('DELETE', emailPath)],
      ['is requested for another address', (member) => requestEmailChange(test, member)],
      [
        'is undone by the owner of the present address',
        async ({ email }) => keep(getMailedToken(await getMailsTo(test, email), 'email-changing')),
      ],
      ['was confirmed before', (_, link) => confirm(link)],
      ['is a day old', async () => advanceClock(24 * 60 * 60)],
      [
        'is followed by a password reset',
        async ({ email }) => {
          const token = await requestResetLink(test, email);
          const password = 'Rainy-Trail-8';
          await sendRequest(test, '/consumers-v3/confirmforgotpassword', { token, password, confirmPassword: password });
        },
      ],
    ])('rejects the link of a change that %s', async (_, act) => {
      const member = await startMember(test);
      const { confirm: link } = await requestEmailChange(test, member);
      await act(member, link);
      const response = await confirm(link, await startShopper(test));
      test.time.now = beginning;
      expect([response.status, await response.json()]).toMatchObject([410, { errorDetails: [{ errorId: 'AUT402' }] }]);
    });

    it('rejects links that are made up, of another purpose or of another brand', async () => {
      const member = await startMember(test);
      const { confirm: link, undo } = await requestEmailChange(test, member);
      const stranger = await startShopper(test, 'SOLVANE-US');
      const statuses = [(await confirm('made-up')).status, (await confirm(undo)).status, (await confirm(link, stranger)).status];
      expect([...statuses, (await keep(link)).status, (await keep(undo, solvane)).status]).toEqual([410, 410, 410, 410, 410]);
      expect((await confirm(link)).status).toBe(200);
    });

    it('responds the same for an address with an account, whose owner gets no link', async () => {
      const [member, owner] = [await startMember(test), await startMember(test)];
      const wanted = { email: owner.email.toUpperCase(), password: member.password };
      expect((await member.send('PUT', emailPath, wanted)).status).toBe(204);
      expect(await readStatus(member)).toEqual({ confirmed: false, pending: owner.email });
      const mail = (await getMailsTo(test, owner.email)).find(({ template }) => template === 'email-taken');
      expect(mail?.text).toContain('http://localhost:4000/en-us/account/sign-in');
      expect(mail?.text).not.toContain('token=');
      expect((await member.send('POST', `${emailPath}/link`)).status).toBe(204);
      expect(await readTemplates(owner.email)).not.toContain('email-change');
    });

    it('stays if the new address gets an account before it is confirmed', async () => {
      const member = await startMember(test);
      const { email, confirm: link } = await requestEmailChange(test, member);
      await startMember(test, { email });
      const response = await confirm(link);
      expect([response.status, await response.json()]).toMatchObject([409, { errorDetails: [{ errorId: 'PRO409' }] }]);
      expect(await readStatus(member)).toEqual({ confirmed: false, pending: email });
    });

    it('can be that of a newsletter, which the account takes over', async () => {
      const email = createEmail();
      const newsletter = { type: 'Newsletter', channel: 'email', optin: true, country: 'US', recipient: email };
      await sendRequest(test, '/consumers-v3/consumer', { consumerDetails: { email }, subscriptions: [newsletter] });
      const member = await startMember(test);
      const { confirm: link } = await requestEmailChange(test, member, email);
      await confirm(link);
      const next = await signInAgain(test, { email });
      expect((await next.read<Profile>('GET', '/consumers-v3/consumer')).subscriptions).toMatchObject([{ recipient: email }]);
    });

    it('needs the password, and guessing locks', async () => {
      const member = await startMember(test);
      const request = (password: string) => member.expectError('PUT', emailPath, { email: createEmail(), password });
      for (let attempt = 0; attempt < 3; attempt += 1)
        expect(await request('Wrong-Pass-1')).toMatchObject({
          status: 409,
          errorId: 'AUT452',
          detail: { additionalInfo: { field: 'password' } },
        });
      expect(await request(member.password)).toMatchObject({ status: 423, errorId: 'AUT423' });
      expect(await readTemplates(member.email)).toEqual(['welcome']);
    });

    it('must be another one', async () => {
      const member = await startMember(test);
      const present = { email: member.email, password: member.password };
      expect(await member.expectError('PUT', emailPath, present)).toMatchObject({ status: 400, errorId: 'PRO400' });
    });
  });

  describe('when its owner did not request a change', () => {
    it.each([false, true])('stays theirs, without sessions, passkeys and the old password (change confirmed: %s)', async (isDone) => {
      const member = await startMember(test);
      await addPasskey(member, createSoftwareAuthenticator());
      const { email, confirm: link, undo } = await requestEmailChange(test, member);
      if (isDone) await confirm(link);
      const session = isDone ? await signInAgain(test, { email }) : member;
      expect(await keep(undo)).toMatchObject({ status: 204 });
      expect(await isLive(session)).toBe(false);
      for (const known of [email, member.email]) expect(await requestCode(test, { email: known })).toMatchObject({ status: 401 });
      expect(
        await test.database.db.selectFrom('passkeys').select('id').where('customer_id', '=', member.token.customerId).execute(),
      ).toEqual([]);
      await test.jobs.runDue();
      const token = getMailedToken(await getMailsTo(test, member.email), 'password-reset');
      const password = 'Rainy-Trail-8';
      await sendRequest(test, '/consumers-v3/confirmforgotpassword', { token, password, confirmPassword: password });
      expect(await requestCode(test, { email: member.email, password })).toMatchObject({ status: 200 });
      expect(await keep(undo)).toMatchObject({ status: 410, errorId: 'AUT402' });
    });
  });
});
