import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountSessions, Passkeys } from '#generated/openapi/authentication.ts';
import type { Shopper } from '../../cart/testing/start-shopper.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { requestResetLink, getMailsTo } from '../testing/mailed-token.ts';
import { addPasskey, beginPasskey, beginPasskeySignIn, signInWithPasskey, passkeysPath, sendPasskey } from '../testing/passkey-calls.ts';
import { createUserHandle } from './user-handle.ts';
import { createSoftwareAuthenticator } from '../testing/software-authenticator.ts';
import {
  sendRequest,
  requestCode,
  exchangeCode,
  validPassword,
  createVerifier,
  signInAgain,
  startMember,
} from '../testing/start-member.ts';
import { hashSha256 } from '../tokens/code-challenge.ts';

const beginning = new Date('2026-11-21T09:00:00Z');
const confirmPath = '/consumers-v3/consumer/auth/confirm';

describe('a passkey', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend({ lockout: { calls: 3, seconds: 600 } })), 120_000);
  afterAll(() => test.close());
  const advanceClock = (seconds: number): void => void (test.time.now = new Date(test.time.now.getTime() + seconds * 1000));
  const readPasskeys = (shopper: Shopper): Promise<Passkeys> => shopper.read('GET', passkeysPath);
  /** A shopper with a passkey. */
  const readOwner = async () => {
    const [member, authenticator] = [await startMember(test), createSoftwareAuthenticator()];
    return { member, authenticator, passkey: await addPasskey(member, authenticator) };
  };
  const rejection = { status: 401, errorId: 'AUT401' };

  it('is added by its owner, who gets a notification mail', async () => {
    const { member, passkey } = await readOwner();
    expect(passkey).toEqual({ id: expect.any(String), name: 'My phone', synced: true, createdAt: test.time.now.toISOString() });
    expect(await readPasskeys(member)).toEqual({ passkeys: [passkey], confirmed: true });
    const mail = (await getMailsTo(test, member.email)).find(({ template }) => template !== 'welcome');
    expect([mail?.template, mail?.text]).toEqual(['passkey-added', expect.stringContaining('“My phone”')]);
  });

  it('signs its owner in with a new session and records the use', async () => {
    const { member, authenticator } = await readOwner();
    advanceClock(60);
    const { status, body, codeVerifier } = await signInWithPasskey(test, authenticator);
    expect([status, body]).toEqual([200, { code: expect.any(String), expiresIn: 120 }]);
    expect(await exchangeCode(test, { code: body.code, codeVerifier: createVerifier() })).toMatchObject({ status: 401, errorId: 'AUT438' });
    expect(await exchangeCode(test, { code: body.code, codeVerifier })).toMatchObject({
      status: 200,
      body: { type: 'Registered', customerId: member.token.customerId },
    });
    expect((await readPasskeys(member)).passkeys).toMatchObject([{ usedAt: test.time.now.toISOString() }]);
    expect((await member.read<AccountSessions>('GET', '/consumers-v3/consumer/sessions')).sessions).toHaveLength(2);
    test.time.now = beginning;
  });

  it('signs in an owner whose address is locked, without removing the lock for others', async () => {
    const { member, authenticator } = await readOwner();
    for (let attempt = 0; attempt < 4; attempt += 1) await requestCode(test, { email: member.email, password: 'Wrong-Pass-1' });
    expect(await signInWithPasskey(test, authenticator)).toMatchObject({ status: 200 });
    expect(await requestCode(test, member)).toMatchObject({ status: 423 });
  });

  it('gets the error of a wrong password when unknown, removed, of another brand or without user verification', async () => {
    const { member, authenticator, passkey } = await readOwner();
    const stranger = createSoftwareAuthenticator();
    stranger.create(await beginPasskey(member));
    expect(await signInWithPasskey(test, stranger)).toMatchObject(rejection);
    expect(await signInWithPasskey(test, authenticator, { verifies: false })).toMatchObject(rejection);
    expect(await signInWithPasskey(test, authenticator, { origin: 'https://tarnfel1.example' })).toMatchObject(rejection);
    const { codeChallenge, options } = await beginPasskeySignIn(test);
    const solvane = { siteid: 'SOLVANE-US', locale: 'en_US' };
    expect(await sendPasskey(test, authenticator.get(options), codeChallenge, solvane)).toMatchObject(rejection);
    expect((await member.send('DELETE', `${passkeysPath}/${passkey.id}`)).status).toBe(204);
    expect(await signInWithPasskey(test, authenticator)).toMatchObject(rejection);
    expect((await getMailsTo(test, member.email)).map(({ template }) => template)).toContain('passkey-removed');
  });

  it('rejects a signature of another key and a counter that went back', async () => {
    const { authenticator } = await readOwner();
    const begun = await beginPasskeySignIn(test);
    const { signature } = authenticator.get(begun.options).response;
    const next = await beginPasskeySignIn(test);
    const credential = authenticator.get(next.options);
    const forged = { ...credential, response: { ...credential.response, signature } };
    expect(await sendPasskey(test, forged, next.codeChallenge)).toMatchObject(rejection);
    expect(await signInWithPasskey(test, authenticator, { counter: 9 })).toMatchObject({ status: 200 });
    expect(await signInWithPasskey(test, authenticator, { counter: 4 })).toMatchObject(rejection);
    expect(await signInWithPasskey(test, authenticator, { counter: 10 })).toMatchObject({ status: 200 });
  });

  it('ends unfinished sign-ins when it is removed', async () => {
    const { member, authenticator, passkey } = await readOwner();
    const { body, codeVerifier } = await signInWithPasskey(test, authenticator);
    expect((await member.send('DELETE', `${passkeysPath}/${passkey.id}`)).status).toBe(204);
    expect(await exchangeCode(test, { code: body.code, codeVerifier })).toMatchObject({ status: 401, errorId: 'AUT437' });
  });

  it('requires the user handle of its owner', async () => {
    const [{ authenticator }, { member: stranger }] = [await readOwner(), await readOwner()];
    const foreign = createUserHandle(stranger.token.customerId);
    for (const userHandle of [undefined, foreign]) {
      const { options, codeChallenge } = await beginPasskeySignIn(test);
      const credential = authenticator.get(options);
      const changed = { ...credential, response: { ...credential.response, userHandle } };
      expect(await sendPasskey(test, changed, codeChallenge)).toMatchObject(rejection);
    }
  });

  const readStored = ({ token }: Shopper) =>
    test.database.db.selectFrom('passkeys').selectAll().where('customer_id', '=', token.customerId).execute();

  it('accepts a challenge once, within two minutes, in the session that requested it', async () => {
    const { authenticator } = await readOwner();
    const begun = await beginPasskeySignIn(test);
    const credential = authenticator.get(begun.options);
    expect(await sendPasskey(test, credential, hashSha256(createVerifier()))).toMatchObject({ status: 401, errorId: 'AUT437' });
    expect(await sendPasskey(test, credential, begun.codeChallenge)).toMatchObject({ status: 200 });
    expect(await sendPasskey(test, credential, begun.codeChallenge)).toMatchObject({ status: 401, errorId: 'AUT437' });
    const slow = await beginPasskeySignIn(test);
    advanceClock(121);
    expect(await sendPasskey(test, authenticator.get(slow.options), slow.codeChallenge)).toMatchObject({ status: 401, errorId: 'AUT437' });
    test.time.now = beginning;
  });

  it('cannot be added for a challenge that is used, expired or of another session', async () => {
    const { member, authenticator } = await readOwner();
    const other = await signInAgain(test, member);
    const options = await beginPasskey(member);
    const body = { name: 'Another', credential: authenticator.create(options) };
    expect(await other.expectError('POST', passkeysPath, body)).toMatchObject({ status: 409, errorId: 'AUT454' });
    expect((await member.send('POST', passkeysPath, body)).status).toBe(201);
    expect(await member.expectError('POST', passkeysPath, body)).toMatchObject({ status: 409, errorId: 'AUT454' });
    const slow = { name: 'Slow', credential: authenticator.create(await beginPasskey(member)) };
    advanceClock(121);
    expect(await member.expectError('POST', passkeysPath, slow)).toMatchObject({ status: 409, errorId: 'AUT454' });
    test.time.now = beginning;
    const unverified = { name: 'Unverified', credential: authenticator.create(await beginPasskey(member), { verifies: false }) };
    expect(await member.expectError('POST', passkeysPath, unverified)).toMatchObject({ status: 409, errorId: 'AUT454' });
    expect((await readPasskeys(member)).passkeys.map(({ name }) => name).toSorted()).toEqual(['Another', 'My phone']);
  });

  it('cannot be created for a page outside the site, or twice on one device', async () => {
    const { member } = await readOwner();
    expect(await member.expectError('POST', `${passkeysPath}/options`, { origin: 'https://elsewhere.example' })).toMatchObject({
      status: 400,
    });
    const { excludeCredentials, rp, user } = await beginPasskey(member);
    expect(excludeCredentials).toMatchObject([{ id: (await readStored(member))[0]?.credential_id, transports: ['internal', 'hybrid'] }]);
    expect([rp, user.name, user.id]).toEqual([
      { id: 'tarnfell.example', name: 'Tarnfell' },
      member.email,
      expect.not.stringContaining('@'),
    ]);
  });

  it('requires the password again for changes long after the sign-in', async () => {
    const { member, passkey } = await readOwner();
    await test.database.db
      .updateTable('sessions')
      .set({ confirmed_at: new Date(test.time.now.getTime() - 16 * 60 * 1000) })
      .where('usid', '=', member.token.usid)
      .execute();
    expect((await readPasskeys(member)).confirmed).toBe(false);
    const needed = { status: 409, errorId: 'AUT453' };
    expect(await member.expectError('POST', `${passkeysPath}/options`, { origin: 'https://tarnfell.example' })).toMatchObject(needed);
    expect(await member.expectError('DELETE', `${passkeysPath}/${passkey.id}`)).toMatchObject(needed);
    expect((await readPasskeys(member)).passkeys).toHaveLength(1);
    expect(await member.expectError('POST', confirmPath, { password: 'Wrong-Pass-1' })).toMatchObject({ status: 409, errorId: 'AUT452' });
    expect((await member.send('POST', confirmPath, { password: validPassword })).status).toBe(204);
    expect((await readPasskeys(member)).confirmed).toBe(true);
    expect((await member.send('DELETE', `${passkeysPath}/${passkey.id}`)).status).toBe(204);
  });

  it('can be renamed by its owner alone', async () => {
    const { member, passkey } = await readOwner();
    const stranger = await startMember(test);
    const path = `${passkeysPath}/${passkey.id}`;
    expect(await stranger.expectError('PUT', path, { name: 'Mine' })).toMatchObject({ status: 404, errorId: 'AUT404' });
    expect(await stranger.expectError('DELETE', path)).toMatchObject({ status: 404, errorId: 'AUT404' });
    expect(await member.read('PUT', path, { name: ' My key ' })).toMatchObject({ id: passkey.id, name: 'My key' });
  });

  it('is rejected when the account has twenty', async () => {
    const { member, authenticator } = await readOwner();
    const [stored] = await readStored(member);
    if (!stored) throw new Error('the passkey is not stored');
    const copies = Array.from({ length: 19 }, (_, index) => ({
      ...stored,
      id: crypto.randomUUID(),
      credential_id: `${stored.credential_id}${index}`,
      counter: 0,
      transports: JSON.stringify([]),
    }));
    await test.database.db.insertInto('passkeys').values(copies).execute();
    const body = { name: 'One more', credential: authenticator.create(await beginPasskey(member)) };
    expect(await member.expectError('POST', passkeysPath, body)).toMatchObject({ status: 409, errorId: 'AUT413' });
  });

  it('survives a password change and ends with a password reset by mail, since it may belong to an attacker', async () => {
    const { member, authenticator } = await readOwner();
    const passwords = { currentPassword: validPassword, newPassword: 'Rainy-Trail-8', confirmPassword: 'Rainy-Trail-8' };
    await member.send('POST', '/consumers-v3/consumer/changepassword', passwords);
    expect(await signInWithPasskey(test, authenticator)).toMatchObject({ status: 200 });
    const token = await requestResetLink(test, member.email);
    await sendRequest(test, '/consumers-v3/confirmforgotpassword', { token, password: validPassword, confirmPassword: validPassword });
    expect(await signInWithPasskey(test, authenticator)).toMatchObject(rejection);
    const mail = (await getMailsTo(test, member.email)).find(({ template }) => template === 'password-changed');
    expect(mail?.text).toContain('passkeys of your account were removed');
  });

  it('is exported to its owner without the key, and deleted with the account', async () => {
    const { member } = await readOwner();
    const path = '/consumers-v3/consumer/retrieveUserData';
    const record = await (await member.send('POST', path, {})).text();
    expect(JSON.parse(record)).toMatchObject({ passkeys: [{ name: 'My phone' }] });
    const [stored] = await readStored(member);
    expect(record).not.toContain(stored?.public_key);
    await member.send('POST', path, { erasure: { password: validPassword } });
    expect(await readStored(member)).toEqual([]);
  });
});
