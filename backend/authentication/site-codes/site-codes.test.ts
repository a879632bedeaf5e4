import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountSessions, SignInCode, TokenResponse } from '#generated/openapi/authentication.ts';
import { createShopper, startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import {
  sendRequest,
  exchangeCode,
  validPassword,
  createVerifier,
  shopOfTests,
  signInAgain,
  startMember,
  type TestResponse,
} from '../testing/start-member.ts';
import { hashSha256 } from '../tokens/code-challenge.ts';

const path = '/consumers-v3/consumer/auth/sitecode';
const sessionsPath = '/consumers-v3/consumer/sessions';
const germany = { siteid: 'TARNFELL-DE', locale: 'de_DE' };
const beginning = new Date('2026-11-21T09:00:00Z');

describe('createSiteCode', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend()), 120_000);
  afterAll(() => test.close());
  const advanceClock = (seconds: number): void => void (test.time.now = new Date(test.time.now.getTime() + seconds * 1000));

  const createCode = async (shopper: Shopper, siteId = 'TARNFELL-DE') => {
    const codeVerifier = createVerifier();
    const { code } = await shopper.read<SignInCode>('POST', path, { siteId, codeChallenge: hashSha256(codeVerifier) });
    return { code, codeVerifier };
  };
  const openIn = async (shopper: Shopper, headers = germany): Promise<Shopper> => {
    const { body } = await exchangeCode(test, await createCode(shopper, headers.siteid), headers);
    return createShopper(test, body, headers);
  };
  const renew = ({ token }: Shopper, headers: Readonly<Record<string, string>>): Promise<TestResponse<TokenResponse>> =>
    sendRequest(test, '/token/v2/auth/token', { type: 'Registered', refreshToken: token.refreshToken }, headers);

  it('opens a session of the same account on another site, with the same usid', async () => {
    const member = await startMember(test);
    const { body } = await exchangeCode(test, await createCode(member), germany);
    expect(body).toMatchObject({ type: 'Registered', customerId: member.token.customerId, usid: member.token.usid });
    const abroad = createShopper(test, body, germany);
    expect(await abroad.read('GET', '/consumers-v3/consumer')).toMatchObject({ consumerDetails: { email: member.email } });
    expect((await member.send('GET', sessionsPath)).status).toBe(200);
  });

  it('transfers the guest’s cart on the other site', async () => {
    const [member, guest] = [await startMember(test), await startShopper(test, germany.siteid, germany.locale)];
    const cart = await guest.read<{ readonly id: string }>('POST', '/cart/v1/cart');
    const { refreshToken } = guest.token;
    expect((await exchangeCode(test, { ...(await createCode(member)), refreshToken }, germany)).body.cart).toMatchObject({
      basketId: cart.id,
    });
  });

  it('returns a code that works once, for thirty seconds, on its site and with its verifier alone', async () => {
    const member = await startMember(test);
    const code = await createCode(member);
    const attempt = (given: typeof code, headers?: Readonly<Record<string, string>>) => exchangeCode(test, given, headers);
    expect(await attempt(code, { siteid: 'TARNFELL-GB', locale: 'en_GB' })).toMatchObject({ status: 401, errorId: 'AUT437' });
    expect(await attempt(code, shopOfTests)).toMatchObject({ status: 401, errorId: 'AUT437' });
    expect(await attempt({ ...code, codeVerifier: createVerifier() }, germany)).toMatchObject({ status: 401, errorId: 'AUT438' });
    expect(await attempt(code, germany)).toMatchObject({ status: 200 });
    expect(await attempt(code, germany)).toMatchObject({ status: 401, errorId: 'AUT455' });
    const next = await createCode(member);
    advanceClock(31);
    expect(await attempt(next, germany)).toMatchObject({ status: 401, errorId: 'AUT437' });
    test.time.now = beginning;
  });

  it.each(['SOLVANE-DE', 'TARNFELL-US', 'NOBODY-US'])('rejects the site %s', async (siteId) => {
    const member = await startMember(test);
    expect(await member.expectError('POST', path, { siteId, codeChallenge: hashSha256('v') })).toMatchObject({
      status: 400,
      errorId: 'API400',
    });
  });

  it('rejects guests', async () => {
    const guest = await startShopper(test);
    expect((await guest.send('POST', path, { siteId: 'TARNFELL-DE', codeChallenge: hashSha256('v') })).status).toBe(401);
  });

  it('opens no session after a sign-out of the session that created the code', async () => {
    const member = await startMember(test);
    const code = await createCode(member);
    await member.send('POST', '/consumers-v3/consumer/auth/signout');
    expect(await exchangeCode(test, code, germany)).toMatchObject({ status: 401, errorId: 'AUT437' });
  });

  it('ends the sessions on all sites when a browser signs out on one', async () => {
    const member = await startMember(test);
    const [abroad, elsewhere] = [await openIn(member), await signInAgain(test, member)];
    await abroad.send('POST', '/consumers-v3/consumer/auth/signout');
    expect([(await member.send('GET', sessionsPath)).status, (await renew(member, shopOfTests)).status]).toEqual([401, 401]);
    expect([(await abroad.send('GET', sessionsPath)).status, (await renew(abroad, germany)).status]).toEqual([401, 401]);
    expect((await elsewhere.send('GET', sessionsPath)).status).toBe(200);
  });

  it('lists and ends the sessions of one browser as one', async () => {
    const member = await startMember(test);
    advanceClock(60);
    const abroad = await openIn(member);
    const elsewhere = await signInAgain(test, member);
    const { sessions } = await elsewhere.read<AccountSessions>('GET', sessionsPath);
    const other = sessions.find(({ current }) => !current);
    expect([sessions.length, other?.siteId]).toEqual([2, 'TARNFELL-DE']);
    await elsewhere.send('DELETE', `${sessionsPath}/${other?.id}`);
    expect([(await member.send('GET', sessionsPath)).status, (await abroad.send('GET', sessionsPath)).status]).toEqual([401, 401]);
    test.time.now = beginning;
  });

  it.each([
    ['another password', 'POST', '/consumers-v3/consumer/changepassword'],
    ['the end of all others', 'DELETE', sessionsPath],
  ])('keeps the session on the site of %s alone', async (_, method, call) => {
    const member = await startMember(test);
    const abroad = await openIn(member);
    const passwords = { currentPassword: validPassword, newPassword: 'Rainy-Trail-8', confirmPassword: 'Rainy-Trail-8' };
    const issued = await member.read<TokenResponse>(method, call, method === 'POST' ? passwords : undefined);
    const here = createShopper(test, issued, shopOfTests);
    expect((await here.send('GET', sessionsPath)).status).toBe(200);
    expect([(await abroad.send('GET', sessionsPath)).status, (await renew(abroad, germany)).status]).toEqual([401, 401]);
    expect(await exchangeCode(test, await createCode(here), germany)).toMatchObject({ status: 200 });
  });

  it('does not count as a recent sign-in', async () => {
    const member = await startMember(test);
    advanceClock(20 * 60);
    const abroad = await openIn(member);
    const passkey = { origin: 'https://tarnfell.example' };
    expect(await abroad.expectError('POST', '/consumers-v3/consumer/passkeys/options', passkey)).toMatchObject({ errorId: 'AUT453' });
    test.time.now = beginning;
  });
});
