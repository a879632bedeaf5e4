import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenResponse } from '#generated/openapi/authentication.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { requestResetLink, getMailsTo, getMailedToken } from '../testing/mailed-token.ts';
import { sendRequest, requestCode, validPassword, createEmail, startMember } from '../testing/start-member.ts';

const beginning = new Date('2026-11-21T09:00:00Z');
const newPassword = 'Rainy-Trail-8';

describe('a password', () => {
  let test: TestBackend;
  const rates = { mailsOfRecipient: { calls: 3, seconds: 3600 }, mailsOfRecipientAndKind: { calls: 1, seconds: 300 } };
  beforeAll(async () => {
    test = await startTestBackend({ lockout: { calls: 3, seconds: 600 }, mailRates: rates, linkOrigin: () => 'http://localhost:4000' });
  }, 120_000);
  afterAll(() => test.close());
  const advanceClock = (seconds: number): void => void (test.time.now = new Date(test.time.now.getTime() + seconds * 1000));
  const confirm = (token: string, password = newPassword, confirmPassword = password) =>
    sendRequest(test, '/consumers-v3/confirmforgotpassword', { token, password, confirmPassword });
  const renew = ({ refreshToken }: { readonly refreshToken: string }) =>
    sendRequest(test, '/token/v2/auth/token', { type: 'Registered', refreshToken });

  describe('when forgotten', () => {
    it('is replaced once through a mailed link, which ends all sessions and the lock', async () => {
      const { email, token } = await startMember(test);
      for (let attempt = 0; attempt < 4; attempt += 1) await requestCode(test, { email, password: 'Wrong-Pass-1' });
      expect(await requestCode(test, { email })).toMatchObject({ status: 423 });
      const link = await requestResetLink(test, email);
      expect((await getMailsTo(test, email))[0]?.text).toContain(`http://localhost:4000/en-us/account/reset-password?token=${link}`);
      expect(await confirm(link)).toMatchObject({ status: 204 });
      expect(await requestCode(test, { email, password: newPassword })).toMatchObject({ status: 200 });
      expect(await requestCode(test, { email })).toMatchObject({ status: 401, errorId: 'AUT401' });
      expect(await renew(token)).toMatchObject({ status: 401 });
      expect(await confirm(link, 'Snowy-Trail-9')).toMatchObject({ status: 410, errorId: 'AUT402' });
      expect((await getMailsTo(test, email)).map(({ template }) => template)).toContain('password-changed');
    });

    it('is not replaced through a link that is an hour old, forged, of another brand or used twice at once', async () => {
      const { email } = await startMember(test);
      const link = await requestResetLink(test, email);
      const body = { token: link, password: newPassword, confirmPassword: newPassword };
      const foreign = await sendRequest(test, '/consumers-v3/confirmforgotpassword', body, { siteid: 'SOLVANE-US', locale: 'en_US' });
      expect(foreign).toMatchObject({ status: 410, errorId: 'AUT402' });
      expect(await confirm('made-up')).toMatchObject({ status: 410, errorId: 'AUT402' });
      advanceClock(3600);
      expect(await confirm(link)).toMatchObject({ status: 410, errorId: 'AUT402' });
      test.time.now = beginning;
      const responses = await Promise.all([confirm(link), confirm(link, 'Snowy-Trail-9')]);
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410]);
    });

    it('has a link that is stored only as a hash', async () => {
      const { email } = await startMember(test);
      const link = await requestResetLink(test, email);
      const stored = await test.database.db.selectFrom('mailed_links').selectAll().execute();
      expect(stored.length).toBeGreaterThan(0);
      expect(JSON.stringify(stored)).not.toContain(link);
      expect(JSON.stringify(test.log.lines)).not.toContain(link);
    });

    it('sends mail to existing accounts only, within a rate limit, and returns the same response for all addresses', async () => {
      const stranger = createEmail();
      expect(await sendRequest(test, '/consumers-v3/consumer/resetpassword', { email: stranger })).toMatchObject({ status: 204, body: {} });
      await test.jobs.runDue();
      expect(await getMailsTo(test, stranger)).toEqual([]);
      const { email } = await startMember(test);
      const first = await requestResetLink(test, email);
      for (let again = 0; again < 3; again += 1)
        expect(await sendRequest(test, '/consumers-v3/consumer/resetpassword', { email })).toMatchObject({ status: 204, body: {} });
      await test.jobs.runDue();
      const mails = await getMailsTo(test, email);
      expect(mails.filter(({ template }) => template === 'password-reset')).toHaveLength(1);
      expect(getMailedToken(mails, 'password-reset')).toBe(first);
    });

    it.each([
      ['one that is too short', 'Ab1', 'Ab1', 'FE872', 400],
      ['one against the rules', 'sunny-trail-7', 'sunny-trail-7', 'AUT450', 400],
      ['two that differ', newPassword, 'Rainy-Trail-9', 'FE340', 400],
      ['the present one', validPassword, validPassword, 'AUT451', 409],
    ])('is not replaced by %s, and the link remains valid', async (_, password, confirmPassword, errorId, status) => {
      const { email } = await startMember(test);
      const link = await requestResetLink(test, email);
      expect(await confirm(link, password, confirmPassword)).toMatchObject({ status, errorId });
      expect(await confirm(link)).toMatchObject({ status: 204 });
    });
  });

  describe('when known', () => {
    const path = '/consumers-v3/consumer/changepassword';

    it('is changed by its owner; all other sessions end', async () => {
      const member = await startMember(test);
      const { body, codeVerifier } = await requestCode(test, member);
      const other = await sendRequest(test, '/token/v2/auth/token', { type: 'Registered', code: body.code, codeVerifier });
      const waiting = await requestCode(test, member);
      const change = { currentPassword: member.password, newPassword, confirmPassword: newPassword };
      const next = await member.read<TokenResponse>('POST', path, change);
      expect(await renew(next)).toMatchObject({ status: 200 });
      expect(await renew(member.token)).toMatchObject({ status: 401 });
      expect(await renew(other.body as { refreshToken: string })).toMatchObject({ status: 401 });
      const late = { type: 'Registered', code: waiting.body.code, codeVerifier: waiting.codeVerifier };
      expect(await sendRequest(test, '/token/v2/auth/token', late)).toMatchObject({ status: 401, errorId: 'AUT437' });
      expect(await requestCode(test, { email: member.email, password: newPassword })).toMatchObject({ status: 200 });
    });

    it('is not changed without the current one, and guessing locks', async () => {
      const member = await startMember(test);
      const guess = { currentPassword: 'Wrong-Pass-1', newPassword, confirmPassword: newPassword };
      for (let attempt = 0; attempt < 3; attempt += 1)
        expect(await member.expectError('POST', path, guess)).toMatchObject({ status: 409, errorId: 'AUT452' });
      expect(await member.expectError('POST', path, { ...guess, currentPassword: member.password })).toMatchObject({
        status: 423,
        errorId: 'AUT423',
      });
    });

    it('is not changed to the same password', async () => {
      const member = await startMember(test);
      const same = { currentPassword: member.password, newPassword: member.password, confirmPassword: member.password };
      expect(await member.expectError('POST', path, same)).toMatchObject({ status: 409, errorId: 'AUT451' });
    });
  });
});
