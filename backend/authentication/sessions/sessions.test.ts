import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountSession, AccountSessions, TokenResponse } from '#generated/openapi/authentication.ts';
import { createShopper, startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { requestResetLink } from '../testing/mailed-token.ts';
import { sendRequest, requestCode, exchangeCode, validPassword, shopOfTests, signInAgain, startMember } from '../testing/start-member.ts';
import { purgeJob } from '../../retention/purge-job.ts';
import { retention } from '../../testing/retention-days.ts';

const path = '/consumers-v3/consumer/sessions';
const phone = { browser: 'Safari', system: 'iOS', country: 'US', city: 'Denver' };
const beginning = new Date('2026-11-21T09:00:00Z');

describe('a session of an account', () => {
  let test: TestBackend;
  /** Another host of the same shop. */
  let host: TestBackend;
  beforeAll(async () => {
    test = await startTestBackend({ retention });
    host = await startTestBackend({ db: test.database.db, clock: { now: () => test.time.now } });
  }, 120_000);
  afterAll(async () => {
    await host.close();
    await test.close();
  });
  const advanceClock = (seconds: number): void => void (test.time.now = new Date(test.time.now.getTime() + seconds * 1000));

  const loadSessions = async (shopper: Shopper): Promise<readonly AccountSession[]> =>
    (await shopper.read<AccountSessions>('GET', path)).sessions;
  const readId = async (shopper: Shopper): Promise<string> => {
    const current = (await loadSessions(shopper)).find((session) => session.current);
    if (!current) throw new Error('no session is the current one');
    return current.id;
  };
  const renew = (refreshToken: string) => sendRequest<TokenResponse>(test, '/token/v2/auth/token', { type: 'Registered', refreshToken });
  /** The same session with its next tokens. */
  const goOn = (token: TokenResponse): Shopper => createShopper(test, token, shopOfTests);
  const isOpen = async ({ token, send }: Shopper): Promise<readonly [number, number]> => [
    (await send('GET', path)).status,
    (await renew(token.refreshToken)).status,
  ];

  it('is listed for its owner with time and place of use, the latest first', async () => {
    const member = await startMember(test);
    advanceClock(60);
    const other = await signInAgain(test, member, phone);
    const [second, first] = await loadSessions(other);
    const month = 2_592_000_000;
    expect(second).toEqual({
      id: expect.any(String),
      siteId: 'TARNFELL-US',
      device: phone,
      beganAt: test.time.now.toISOString(),
      usedAt: test.time.now.toISOString(),
      endsAt: new Date(test.time.now.getTime() + month).toISOString(),
      current: true,
    });
    expect(first).toMatchObject({ beganAt: beginning.toISOString(), usedAt: beginning.toISOString(), current: false });
    expect(first).not.toHaveProperty('device');
    advanceClock(3600);
    const otherLater = await startNewSession(other);
    advanceClock(60);
    await renew(member.token.refreshToken);
    const [latest] = await loadSessions(otherLater);
    expect(latest).toMatchObject({ beganAt: beginning.toISOString(), usedAt: test.time.now.toISOString(), current: false });
    test.time.now = beginning;
  });

  /** The same session with a current access token. */
  const startNewSession = async (shopper: Shopper): Promise<Shopper> => {
    const { body } = await renew(shopper.token.refreshToken);
    const headers = { authorization: `Bearer ${body.accessToken}` };
    return { ...shopper, token: body, read: (method, url, sent) => shopper.read(method, url, sent, headers) };
  };

  it('is not listed for other accounts or guests', async () => {
    const [member, other] = [await startMember(test), await startMember(test)];
    expect(await loadSessions(member)).toHaveLength(1);
    expect(await readId(member)).not.toBe(await readId(other));
    const { token } = await startShopper(test);
    const found = await test.database.db.selectFrom('sessions').select('family').where('customer_id', '=', token.customerId).execute();
    expect(found).toEqual([]);
  });

  it('ends alone, even with a valid access token', async () => {
    const member = await startMember(test);
    const other = await signInAgain(test, member);
    expect(await isOpen(other)).toEqual([200, 200]);
    expect((await member.send('DELETE', `${path}/${await readId(other)}`)).status).toBe(204);
    expect(await isOpen(other)).toEqual([401, 401]);
    expect(await other.expectError('POST', '/cart/v1/cart')).toMatchObject({ status: 401, errorId: 'AUT401' });
    expect(await loadSessions(member)).toHaveLength(1);
    expect(await isOpen(member)).toEqual([200, 200]);
  });

  it('ends all others except itself, and unfinished sign-ins fail', async () => {
    const member = await startMember(test);
    const others = [await signInAgain(test, member), await signInAgain(test, member)];
    const { body, codeVerifier } = await requestCode(test, member);
    const next = goOn(await member.read<TokenResponse>('DELETE', path));
    for (const other of others) expect(await isOpen(other)).toEqual([401, 401]);
    expect(await exchangeCode(test, { code: body.code, codeVerifier })).toMatchObject({ status: 401, errorId: 'AUT437' });
    expect(await isOpen(member)).toEqual([401, 401]);
    expect(await isOpen(next)).toEqual([200, 200]);
  });

  it('ends at a sign-out, a password change and a reused token', async () => {
    const member = await startMember(test);
    const [one, two, three] = [await signInAgain(test, member), await signInAgain(test, member), await signInAgain(test, member)];
    await one.send('POST', '/consumers-v3/consumer/auth/signout');
    expect(await isOpen(one)).toEqual([401, 401]);

    const renewed = goOn((await renew(two.token.refreshToken)).body);
    advanceClock(11);
    expect((await renewed.send('GET', path)).status).toBe(200);
    expect((await renew(two.token.refreshToken)).status).toBe(401);
    expect((await renewed.send('GET', path)).status).toBe(401);
    expect(await isOpen(two)).toEqual([401, 401]);

    const passwords = { currentPassword: validPassword, newPassword: 'Rainy-Trail-8', confirmPassword: 'Rainy-Trail-8' };
    const next = goOn(await member.read<TokenResponse>('POST', '/consumers-v3/consumer/changepassword', passwords));
    expect(await isOpen(three)).toEqual([401, 401]);
    expect(await isOpen(member)).toEqual([401, 401]);
    expect(await loadSessions(next)).toHaveLength(1);

    const token = await requestResetLink(test, member.email);
    const chosen = { token, password: validPassword, confirmPassword: validPassword };
    expect((await sendRequest(test, '/consumers-v3/confirmforgotpassword', chosen)).status).toBe(204);
    expect(await isOpen(next)).toEqual([401, 401]);
    test.time.now = beginning;
  });

  it('ends on other hosts within ten seconds', async () => {
    const member = await startMember(test);
    const other = await signInAgain(test, member);
    const getOtherStatus = async (): Promise<number> => (await host.get(path, { ...shopOfTests, ...other.headers })).status;
    expect(await getOtherStatus()).toBe(200);
    await member.send('DELETE', path);
    advanceClock(11);
    expect(await getOtherStatus()).toBe(401);
    test.time.now = beginning;
  });

  it('is known on other hosts at once', async () => {
    const member = await startMember(test);
    expect((await member.send('GET', path)).status).toBe(200);
    const other = await signInAgain(host, member);
    expect((await test.get(path, { ...shopOfTests, ...other.headers })).status).toBe(200);
  });

  it('is deleted after its retention period', async () => {
    const { token } = await startMember(test);
    const readSessions = () =>
      test.database.db.selectFrom('sessions').select('family').where('customer_id', '=', token.customerId).execute();
    for (const [days, left] of [
      [36, 1],
      [38, 0],
    ] as const) {
      test.time.now = new Date(beginning.getTime() + days * 24 * 60 * 60 * 1000);
      await test.database.db.transaction().execute((transaction) => test.jobs.send(transaction, purgeJob, {}));
      await test.jobs.runDue();
      expect([days, (await readSessions()).length]).toEqual([days, left]);
    }
    test.time.now = beginning;
  });
});
