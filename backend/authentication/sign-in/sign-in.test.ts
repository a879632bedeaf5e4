import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import type { BotCheck, BotCheckPort, BotCheckRules } from '../bot-check/bot-check.ts';
import { claimCode, redeemClaim, releaseClaim } from '../tokens/claim-code.ts';
import { hashSha256 } from '../tokens/code-challenge.ts';
import { createPasswords } from '../passwords/passwords.ts';
import { systemSecrets } from '../tokens/secrets.ts';
import {
  sendRequest,
  requestCode,
  exchangeCode,
  validPassword,
  createEmail,
  createVerifier,
  shopOfTests,
  signUp,
  startMember,
} from '../testing/start-member.ts';

const beginning = new Date('2026-11-21T09:00:00Z');

describe('signIn', () => {
  let test: TestBackend;
  const checks: BotCheck[] = [];
  let isBot = false;
  beforeAll(async () => {
    const botCheck: BotCheckPort = {
      verify: async (check) => {
        checks.push(check);
        return !isBot;
      },
      getChallengeUrl: (action) => `https://check.example/${action}`,
    };
    const getBotCheckRules: BotCheckRules = () => (isBot ? 'always' : 'never');
    test = await startTestBackend({ partners: { botCheck }, botCheckRules: getBotCheckRules, lockout: { calls: 3, seconds: 600 } });
  }, 120_000);
  afterAll(() => test.close());
  const advanceClock = (seconds: number): void => void (test.time.now = new Date(test.time.now.getTime() + seconds * 1000));
  const getDb = () => test.database.db;

  it('returns a code that works once, with its verifier alone, for two minutes', async () => {
    const { email, token } = await startMember(test);
    const { status, body, codeVerifier } = await requestCode(test, { email: ` ${email.toUpperCase()} `.trim() });
    expect([status, body]).toEqual([200, { code: expect.any(String), expiresIn: 120 }]);
    const { code } = body;
    expect(await exchangeCode(test, { code, codeVerifier: createVerifier() })).toMatchObject({ status: 401, errorId: 'AUT438' });
    const signedIn = await exchangeCode(test, { code, codeVerifier });
    expect(signedIn).toMatchObject({ status: 200, body: { type: 'Registered', customerId: token.customerId } });
    expect(signedIn.body.usid).not.toBe(token.usid);
    expect(await exchangeCode(test, { code, codeVerifier })).toMatchObject({ status: 401, errorId: 'AUT455' });
    expect(await exchangeCode(test, { code: 'made-up-made-up-made-up', codeVerifier })).toMatchObject({ status: 401, errorId: 'AUT437' });
    const next = await requestCode(test, { email });
    const foreign = { ...shopOfTests, siteid: 'TARNFELL-GB' };
    expect(await exchangeCode(test, { code: next.body.code, codeVerifier: next.codeVerifier }, foreign)).toMatchObject({
      status: 401,
      errorId: 'AUT437',
    });
    advanceClock(121);
    expect(await exchangeCode(test, { code: next.body.code, codeVerifier: next.codeVerifier })).toMatchObject({
      status: 401,
      errorId: 'AUT437',
    });
    test.time.now = beginning;
  });

  it('opens one session for two concurrent exchanges of a code', async () => {
    const { email } = await startMember(test);
    const { body, codeVerifier } = await requestCode(test, { email });
    const responses = await Promise.all([1, 2, 3].map(() => exchangeCode(test, { code: body.code, codeVerifier })));
    // PGlite runs one transaction at a time, so a later exchange may find the code used.
    const rejections = expect.stringMatching(/^AUT(?:409|455)$/);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.flatMap(({ errorId }) => errorId ?? [])).toEqual([rejections, rejections]);
  });

  it('rejects a code with 409 while its exchange is in progress, and accepts the retry after a failure or crash', async () => {
    const { email } = await startMember(test);
    const claimOnce = async () => {
      const { body, codeVerifier } = await requestCode(test, { email });
      const shown = { code: body.code, codeVerifier };
      const claim = await claimCode(getDb(), { ...shown, siteId: shopOfTests.siteid, now: test.time.now });
      expect(await exchangeCode(test, shown)).toMatchObject({ status: 409, errorId: 'AUT409' });
      return { shown, claim };
    };
    const failed = await claimOnce();
    await releaseClaim(getDb(), failed.claim);
    expect(await exchangeCode(test, failed.shown)).toMatchObject({ status: 200 });
    const died = await claimOnce();
    advanceClock(2);
    expect(await exchangeCode(test, died.shown)).toMatchObject({ status: 200 });
    expect(await exchangeCode(test, died.shown)).toMatchObject({ status: 401, errorId: 'AUT455' });
    const late = getDb()
      .transaction()
      .execute((transaction) => redeemClaim(transaction, died.claim, test.time.now));
    await expect(late, 'the exchange that was overtaken').rejects.toMatchObject({ status: 409 });
    test.time.now = beginning;
  });

  it('stores hashes of passwords and codes only', async () => {
    const { email, token } = await startMember(test);
    const { body } = await requestCode(test, { email });
    const account = await getDb().selectFrom('accounts').selectAll().where('customer_id', '=', token.customerId).executeTakeFirstOrThrow();
    expect(account.password_hash).toMatch(/^\$argon2id\$/);
    const codes = await getDb().selectFrom('authorization_codes').select('hash').execute();
    expect(codes.map(({ hash }) => hash)).toContain(hashSha256(body.code));
    expect(JSON.stringify(codes)).not.toContain(body.code);
    expect(JSON.stringify(test.log.lines)).not.toContain(validPassword);
    expect(JSON.stringify(test.log.lines)).not.toContain(email);
  });

  it('returns the same error and lock for a wrong password and an unknown address', async () => {
    const { email } = await startMember(test);
    for (const address of [email, createEmail()]) {
      for (let attempt = 1; attempt <= 3; attempt += 1)
        expect(await requestCode(test, { email: address, password: 'Wrong-Pass-1' })).toMatchObject({ status: 401, errorId: 'AUT401' });
      advanceClock(10);
      expect(await requestCode(test, { email: address })).toMatchObject({ status: 423, errorId: 'AUT423', retryAfter: '590' });
    }
    advanceClock(591);
    expect(await requestCode(test, { email })).toMatchObject({ status: 200 });
    test.time.now = beginning;
  });

  it('verifies no more concurrent passwords than sequential ones', async () => {
    const { email } = await startMember(test);
    const before = test.log.lines.length;
    const attempts = Array.from({ length: 12 }, () => requestCode(test, { email, password: 'Wrong-Pass-1' }));
    const codes = (await Promise.all(attempts)).map(({ errorId }) => errorId);
    expect([codes.filter((code) => code === 'AUT401').length, codes.filter((code) => code === 'AUT423').length]).toEqual([3, 9]);
    const locks = test.log.lines.slice(before).filter(({ sentence }) => sentence.includes('is locked'));
    expect(locks).toMatchObject([{ level: 'warn', data: { brand: 'tarnfell', seconds: 600 } }]);
  });

  it('resets the failed attempts after a correct password', async () => {
    const { email } = await startMember(test);
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 2; attempt += 1) await requestCode(test, { email, password: 'Wrong-Pass-1' });
      expect(await requestCode(test, { email })).toMatchObject({ status: 200 });
    }
  });

  it('rehashes a password of another cost', async () => {
    const { email, token } = await startMember(test);
    const dearer = createPasswords({ secrets: systemSecrets, cost: { memory: 128, passes: 2, lanes: 1 } });
    const store = async (password: string): Promise<void> => {
      const values = { password_hash: await dearer.hash(password) };
      await getDb().updateTable('accounts').set(values).where('customer_id', '=', token.customerId).execute();
    };
    const readStored = async (): Promise<string> =>
      (await getDb().selectFrom('accounts').selectAll().where('customer_id', '=', token.customerId).executeTakeFirstOrThrow())
        .password_hash;
    await store(validPassword);
    expect(await requestCode(test, { email })).toMatchObject({ status: 200 });
    expect(await readStored()).toContain('m=64,t=1,p=1');
    expect(await requestCode(test, { email })).toMatchObject({ status: 200 });
    await store('weak');
    expect(await requestCode(test, { email, password: 'weak' })).toMatchObject({ status: 409, errorId: 'AUT426' });
  });

  it('finds an account only in its brand', async () => {
    const { email } = await startMember(test);
    expect(await requestCode(test, { email }, { siteid: 'SOLVANE-US', locale: 'en_US' })).toMatchObject({ status: 401, errorId: 'AUT401' });
    expect(await requestCode(test, { email }, { siteid: 'TARNFELL-DE', locale: 'de_DE' })).toMatchObject({ status: 200 });
  });

  it('checks for bots', async () => {
    const { email } = await startMember(test);
    isBot = true;
    const body = { type: 'Registered', username: email, password: validPassword, codeChallenge: hashSha256('v') };
    const response = await sendRequest(test, '/consumers-v3/auth/signin?captchaResponse=shown', body);
    expect(response).toMatchObject({ status: 403, errorId: 'AUT403', body: { appId: 'cairn-backend' } });
    expect(checks.at(-1)).toMatchObject({ action: 'sign-in', response: 'shown' });
    expect(await signUp(test, {})).toMatchObject({ status: 403, errorId: 'AUT403' });
    isBot = false;
  });

  it('ends at the sign-out, for this session alone', async () => {
    const member = await startMember(test);
    const { body: other } = await (async () => {
      const { body, codeVerifier } = await requestCode(test, { email: member.email });
      return exchangeCode(test, { code: body.code, codeVerifier });
    })();
    expect((await member.send('POST', '/consumers-v3/consumer/auth/signout')).status).toBe(204);
    const renew = (refreshToken: string) => sendRequest(test, '/token/v2/auth/token', { type: 'Registered', refreshToken });
    expect(await renew(member.token.refreshToken)).toMatchObject({ status: 401, errorId: 'AUT401' });
    expect(await renew(other.refreshToken)).toMatchObject({ status: 200, body: { type: 'Registered' } });
  });
});
