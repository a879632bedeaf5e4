import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenResponse } from '#generated/openapi/authentication.ts';
import { startShopper } from '../../cart/testing/start-shopper.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { hashSha256 } from './code-challenge.ts';

const site = { siteid: 'TARNFELL-US', locale: 'en_US' };
const url = '/token/v2/auth/token';

describe('a token', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend()), 120_000);
  afterAll(() => test.close());

  const send = async (
    body: object,
    headers: Readonly<Record<string, string>> = site,
  ): Promise<{ status: number; errorId?: string; token: TokenResponse }> => {
    const response = await test.post(url, body, headers);
    const json = (await response.json()) as TokenResponse & { errorDetails?: { errorId: string }[] };
    return { status: response.status, errorId: json.errorDetails?.[0]?.errorId, token: json };
  };
  const readGuest = async (): Promise<TokenResponse> => (await send({ type: 'Guest' })).token;
  const renew = (refreshToken: string) => send({ type: 'Guest', refreshToken });
  const readUse = async (accessToken: string, headers: object = {}): Promise<[number, unknown]> => {
    const response = await test.post('/cart/v1/cart', '', { ...site, ...headers, authorization: `Bearer ${accessToken}` });
    const body = (await response.json()) as { errorDetails?: { errorId: string }[] };
    return [response.status, body.errorDetails?.[0]?.errorId];
  };
  const advanceClock = (seconds: number): void => void (test.time.now = new Date(test.time.now.getTime() + seconds * 1000));

  it('is issued to a guest, with the session’s id and the challenge that was sent', async () => {
    const codeChallenge = hashSha256('verifier');
    const { status, token } = await send({ type: 'Guest', codeChallenge });
    expect([status, token]).toMatchObject([
      200,
      { type: 'Guest', tokenType: 'Bearer', expiresIn: 1800, refreshExpiresIn: 2_592_000, codeChallenge },
    ]);
    expect(await readUse(token.accessToken)).toEqual([201, undefined]);
  });

  it('is stored as a hash only', async () => {
    const { refreshToken } = await readGuest();
    const stored = await test.database.db.selectFrom('refresh_tokens').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(refreshToken);
    expect(stored.map(({ hash }) => hash)).toContain(hashSha256(refreshToken));
  });

  it('expires after half an hour and is renewed for the same customer', async () => {
    const first = await readGuest();
    expect(await readUse(first.accessToken)).toEqual([201, undefined]);
    advanceClock(1801);
    expect(await readUse(first.accessToken)).toEqual([401, 'AUT401']);
    const { token } = await renew(first.refreshToken);
    expect([token.customerId, token.usid]).toEqual([first.customerId, first.usid]);
    expect(token.refreshToken).not.toBe(first.refreshToken);
    expect(await readUse(token.accessToken)).toEqual([201, undefined]);
  });

  it('can be renewed by two tabs at once, but a later reuse ends the family', async () => {
    const first = await readGuest();
    const [one, two] = await Promise.all([renew(first.refreshToken), renew(first.refreshToken)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    advanceClock(11);
    expect(await renew(first.refreshToken)).toMatchObject({ status: 401, errorId: 'AUT401' });
    expect(await renew(one.token.refreshToken)).toMatchObject({ status: 401, errorId: 'AUT401' });
    expect(test.log.lines.some(({ sentence }) => sentence.includes('refresh token was used twice'))).toBe(true);
  });

  it('cannot be renewed after a month, for another site, or when forged', async () => {
    const first = await readGuest();
    expect(await send({ type: 'Guest', refreshToken: first.refreshToken }, { siteid: 'SOLVANE-US' })).toMatchObject({ status: 401 });
    const second = await readGuest();
    advanceClock(2_592_001);
    expect(await renew(second.refreshToken)).toMatchObject({ status: 401, errorId: 'AUT401' });
    expect(await renew('made-up-made-up-made-up')).toMatchObject({ status: 401, errorId: 'AUT401' });
  });

  it('is rejected when forged, foreign or missing', async () => {
    const { accessToken, customerId } = await readGuest();
    const [head, payload] = accessToken.split('.');
    const claims = { typ: 'Guest', site: 'TARNFELL-US', usid: 'u' };
    const forge = (key: string, alg = 'HS256') =>
      new SignJWT(claims).setProtectedHeader({ alg }).setSubject(customerId).setExpirationTime('9y').sign(new TextEncoder().encode(key));
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const token of [await forge('x'.repeat(32)), unsigned, `${head}.${payload}.AAAA`, 'nonsense']) {
      expect(await readUse(token)).toEqual([401, 'AUT401']);
    }
    expect(await readUse(accessToken, { siteid: 'SOLVANE-US' })).toEqual([401, 'AUT401']);
    expect((await test.post('/cart/v1/cart', '', site)).status).toBe(401);
  });

  it('is useless once the customer is deleted', async () => {
    const { token, read, expectError } = await startShopper(test);
    const cart = await read('POST', '/cart/v1/cart');
    await test.database.db.deleteFrom('customers').where('id', '=', token.customerId).execute();
    expect(await expectError('GET', `/cart/v1/cart/${cart.id}`)).toMatchObject({ status: 403, errorId: 'AUT498' });
    expect(await expectError('POST', '/cart/v1/cart')).toMatchObject({ status: 403, errorId: 'AUT498' });
  });

  it.each([
    ['without a type', {}, site, 400],
    ['a code without its verifier', { type: 'Registered', code: 'c' }, site, 400],
    ['Registered with nothing to show', { type: 'Registered' }, site, 400],
    ['an unknown code', { type: 'Registered', code: 'c', codeVerifier: 'v'.repeat(43) }, site, 401],
    ['without a site', { type: 'Guest' }, {}, 400],
    ['for an unknown site', { type: 'Guest' }, { siteid: 'NOBODY-US' }, 400],
  ])('are not issued to an invalid request: %s', async (_, body, headers, status) => {
    expect((await send(body, headers as Record<string, string>)).status).toBe(status);
  });

  it('is signed by a key that every host finds in the database', async () => {
    const { accessToken } = await readGuest();
    const host = await startTestBackend({ db: test.database.db, clock: { now: () => test.time.now } });
    const response = await host.post('/cart/v1/cart', '', { ...site, authorization: `Bearer ${accessToken}` });
    expect(response.status).toBe(201);
    await host.close();
  });
});
