import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenResponse } from '#generated/openapi/authentication.ts';
import { reliableSku, startShopper, type Shopper } from '../cart/testing/start-shopper.ts';
import type { Tables } from '../database/tables.ts';
import { findPostgresObstacle } from '../testing/start-postgres.ts';
import type { TestBackend } from '../testing/start-backend.ts';
import { requestEmailChange, requestResetLink } from './testing/mailed-token.ts';
import { addPasskey, beginPasskey, beginPasskeySignIn, passkeysPath, sendPasskey } from './testing/passkey-calls.ts';
import { createSoftwareAuthenticator } from './testing/software-authenticator.ts';
import {
  sendRequest,
  requestCode,
  exchangeCode,
  validPassword,
  createEmail,
  shopOfTests,
  signInAgain,
  signUp,
  startMember,
} from './testing/start-member.ts';
import { startTwoInstances, type TwoInstances } from './testing/two-hosts.ts';

const reason = findPostgresObstacle();
const newPassword = 'Rainy-Trail-8';
const rounds = 50;
/** Leaves enough free connections on each host for the requests that race. */
const roundsAtOnce = 10;

type Tokens = TokenResponse | undefined;

// PGlite has one connection, so nothing can race on it.
describe.skipIf(reason !== null)(`sessions on two hosts, on PostgreSQL${reason === null ? '' : ` (skipped: ${reason})`}`, () => {
  let shop: TwoInstances;
  beforeAll(async () => void (shop = await startTwoInstances()), 180_000);
  afterAll(() => shop?.close(), 60_000);
  const getInstance = (round: number): TestBackend => shop.instances[round % 2 === 0 ? 0 : 1];
  const advanceClock = (seconds: number): void => void (shop.time.now = new Date(shop.time.now.getTime() + seconds * 1000));

  async function runInRounds<Result>(run: (here: TestBackend, there: TestBackend) => Promise<Result>): Promise<Result[]> {
    const results: Result[] = [];
    for (let begun = 0; begun < rounds; begun += roundsAtOnce)
      results.push(
        ...(await Promise.all(Array.from({ length: roundsAtOnce }, (_, index) => run(getInstance(index), getInstance(index + 1))))),
      );
    return results;
  }

  const change = (member: Shopper, password: string) =>
    member.send('POST', '/consumers-v3/consumer/changepassword', {
      currentPassword: validPassword,
      newPassword: password,
      confirmPassword: password,
    });
  const renew = (at: TestBackend, { refreshToken }: TokenResponse) =>
    sendRequest<TokenResponse>(at, '/token/v2/auth/token', { type: 'Registered', refreshToken });
  const signIn = async (at: TestBackend, member: { readonly email: string }): Promise<Tokens> => {
    const { body, codeVerifier } = await requestCode(at, member);
    return body.code === undefined ? undefined : (await exchangeCode(at, { code: body.code, codeVerifier })).body;
  };

  const isUsed = async (at: TestBackend, { accessToken }: TokenResponse): Promise<boolean> =>
    (await at.get('/consumers-v3/consumer/sessions', { ...shopOfTests, authorization: `Bearer ${accessToken}` })).status === 200;
  /** Counts the tokens that still work or can be renewed after the hosts drop their caches. */
  async function countValid(tokens: readonly Tokens[]): Promise<number> {
    advanceClock(11);
    const issued = tokens.filter((one): one is TokenResponse => one?.accessToken !== undefined);
    const alive = await Promise.all(
      issued.map(
        async (one, index) => (await isUsed(getInstance(index), one)) || (await renew(getInstance(index + 1), one)).status === 200,
      ),
    );
    return alive.filter(Boolean).length;
  }

  it(
    'do not start with the old password during a password change, and only one of two concurrent changes succeeds',
    { timeout: 60_000 },
    async () => {
      const outcomes = await runInRounds(async (here, there) => {
        const member = await startMember(here);
        const [second, early] = [await signInAgain(there, member), await requestCode(there, member)];
        const [first, last, inFlight, exchanged] = await Promise.all([
          change(member, newPassword),
          change(second, 'Snowy-Trail-9'),
          signIn(there, member),
          exchangeCode(here, { code: early.body.code, codeVerifier: early.codeVerifier }),
        ]);
        return { statuses: [first.status, last.status], ended: [inFlight, exchanged.body, member.token, second.token] };
      });
      // The change that runs second finds its session ended.
      for (const { statuses } of outcomes)
        expect([
          [200, 409],
          [200, 401],
        ]).toContainEqual(statuses.toSorted((a, b) => a - b));
      expect(await countValid(outcomes.flatMap(({ ended }) => ended))).toBe(0);
    },
  );

  it('end at a password reset by mail, and so do passkeys', { timeout: 60_000 }, async () => {
    let links = Promise.resolve('');
    const outcomes = await runInRounds(async (here, there) => {
      const member = await startMember(here);
      const [mine, theirs] = [createSoftwareAuthenticator(), createSoftwareAuthenticator()];
      await addPasskey(member, mine);
      const body = { name: 'Theirs', credential: theirs.create(await beginPasskey(member)) };
      const { options, codeChallenge, codeVerifier } = await beginPasskeySignIn(there);
      const signInByPasskey = async (): Promise<Tokens> => {
        const { code } = (await sendPasskey(there, mine.get(options), codeChallenge)).body;
        return code === undefined ? undefined : (await exchangeCode(there, { code, codeVerifier })).body;
      };
      const token = await (links = links.then(() => requestResetLink(here, member.email)));
      const [reset, inFlight, renewed, shown] = await Promise.all([
        sendRequest(here, '/consumers-v3/confirmforgotpassword', { token, password: newPassword, confirmPassword: newPassword }),
        signIn(there, member),
        renew(there, member.token),
        signInByPasskey(),
        member.send('POST', passkeysPath, body),
      ]);
      const stored = here.database.db.selectFrom('passkeys').select('id').where('customer_id', '=', member.token.customerId);
      return { status: reset.status, ended: [inFlight, renewed.body, shown, member.token], passkeys: await stored.execute() };
    });
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([204]));
    expect(outcomes.flatMap(({ passkeys }) => passkeys)).toEqual([]);
    expect(await countValid(outcomes.flatMap(({ ended }) => ended))).toBe(0);
  });

  it('get one successor per refresh token, however often and wherever it is used', { timeout: 60_000 }, async () => {
    const counts = await runInRounds(async (here, there) => {
      const { token } = await startMember(here);
      const uses = await Promise.all(Array.from({ length: 20 }, (_, index) => renew(index % 2 === 0 ? here : there, token)));
      const { count } = await here.database.db
        .selectFrom('refresh_tokens')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('customer_id', '=', token.customerId)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return [new Set(uses.map(({ body }) => body.refreshToken)).size, count];
    });
    expect(counts).toEqual(Array.from({ length: rounds }, () => [1, 1]));
  });

  it('end with all access tokens when a thief and the owner renew the same token', { timeout: 60_000 }, async () => {
    const shared = await runInRounds(async (here, there) => {
      const { token } = await startMember(here);
      const [owner, attacker] = await Promise.all([renew(here, token), renew(there, token)]);
      return { here, there, owner: owner.body, attacker: attacker.body };
    });
    advanceClock(60);
    const next = await Promise.all(shared.map(({ here, owner }) => renew(here, owner)));
    expect(await Promise.all(shared.map(({ there }, index) => isUsed(there, next[index]?.body as TokenResponse)))).not.toContain(false);
    advanceClock(11);
    // Both hosts have cached the session when the thief uses the token.
    await Promise.all(
      shared.flatMap(({ here, there }, index) => [here, there].map((at) => isUsed(at, next[index]?.body as TokenResponse))),
    );
    const late = await Promise.all(shared.map(({ here, attacker }) => renew(here, attacker)));
    expect(new Set(late.map(({ status }) => status))).toEqual(new Set([401]));
    const checkUsed = (at: 'here' | 'there') =>
      Promise.all(shared.map((round, index) => isUsed(round[at], next[index]?.body as TokenResponse)));
    expect(await checkUsed('here')).not.toContain(true);
    // The clock does not advance, so only the notification can invalidate the cache of the other host.
    await expect.poll(() => checkUsed('there'), { timeout: 1000, interval: 20 }).not.toContain(true);
    expect(await countValid(next.map(({ body }) => body))).toBe(0);
  });

  it.each([
    ['another password', (owner: Shopper) => change(owner, newPassword)],
    ['the end of all others', (owner: Shopper) => owner.send('DELETE', '/consumers-v3/consumer/sessions')],
  ])('end for a thief with copied tokens and continue for the owner: %s', { timeout: 60_000 }, async (_, act) => {
    const outcomes = await runInRounds(async (here, there) => {
      const owner = await startMember(here);
      const [response, stolen] = await Promise.all([act(owner), renew(there, owner.token)]);
      const next = response.ok ? ((await response.json()) as TokenResponse) : undefined;
      return { next, stolen: [stolen.body, owner.token] };
    });
    const owners = outcomes.map(({ next }) => next);
    expect(await countValid(outcomes.flatMap(({ stolen }) => stolen))).toBe(0);
    expect(await countValid(owners)).toBe(rounds);
  });

  it('send one mail per kind to a recipient that concurrent requests name', { timeout: 60_000 }, async () => {
    const recipient = createEmail();
    const subscriptions = [{ type: 'Newsletter', channel: 'email', recipient, optin: true, country: 'US' }];
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        sendRequest(getInstance(index), '/consumers-v3/consumer', { consumerDetails: { email: createEmail() }, subscriptions }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
    const { db } = getInstance(0).database;
    expect(await db.selectFrom('outbox').select('id').where('recipient', '=', recipient).execute()).toHaveLength(1);
  });

  /** Runs a request on the other host while a transaction holds a lock on the row that it reads, and returns its response. */
  async function runConcurrently<Result>(
    change: (transaction: Transaction<Tables>) => Promise<unknown>,
    call: () => Promise<Result>,
  ): Promise<Result> {
    const { db } = getInstance(0).database;
    const { pending } = await db.transaction().execute(async (transaction) => {
      await change(transaction);
      const begun = { pending: call() };
      const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count, { interval: 10 }).toBeGreaterThan(0);
      return begun;
    });
    return pending;
  }

  it('do not adopt a cart that becomes an order at the same time', { timeout: 60_000 }, async () => {
    const [member, guest] = [await startMember(getInstance(0)), await startShopper(getInstance(0))];
    const [own, { id }] = [await member.createCart(reliableSku, 1), await guest.createCart(reliableSku, 2)];
    const { body: requested, codeVerifier } = await requestCode(getInstance(1), member);
    const { body } = await runConcurrently(
      (transaction) => transaction.updateTable('carts').set({ status: 'processing' }).where('id', '=', id).execute(),
      () => exchangeCode(getInstance(1), { code: requested.code, codeVerifier, refreshToken: guest.token.refreshToken }),
    );
    expect(body.cart).toMatchObject({ basketId: own.id, totalUnits: 1, merged: false });
  });

  it('leave a subscription confirmed when it is requested again at the same time', { timeout: 60_000 }, async () => {
    const email = createEmail();
    const subscriptions = [{ type: 'Newsletter', channel: 'email', recipient: email, optin: true, country: 'US' }];
    const subscribe = () => sendRequest(getInstance(1), '/consumers-v3/consumer', { consumerDetails: { email }, subscriptions });
    await subscribe();
    await runConcurrently(
      (transaction) => transaction.updateTable('subscriptions').set({ double_optin: true }).where('recipient', '=', email).execute(),
      subscribe,
    );
    const stored = getInstance(0).database.db.selectFrom('subscriptions').select('double_optin').where('recipient', '=', email);
    expect(await stored.execute()).toEqual([{ double_optin: true }]);
  });

  it('do not allow an account deletion with a password that changes at the same time', { timeout: 60_000 }, async () => {
    const both = await runInRounds(async (here, there) => {
      const member = await startMember(here);
      const second = await signInAgain(there, member);
      const [changed, erased] = await Promise.all([
        change(member, newPassword),
        second.send('POST', '/consumers-v3/consumer/retrieveUserData', { erasure: { password: validPassword } }),
      ]);
      return [changed.ok, erased.ok];
    });
    for (const outcomes of both) expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it('give an address to one account if a change to it is confirmed twice while a sign-up takes it', { timeout: 60_000 }, async () => {
    const accounts = await runInRounds(async (here, there) => {
      const { email, confirm: token } = await requestEmailChange(here, await startMember(here));
      const guests = [await startShopper(here), await startShopper(there)];
      await Promise.all([signUp(there, { email }), ...guests.map((guest) => guest.send('POST', '/consumers-v3/confirmemail', { token }))]);
      const owners = here.database.db.selectFrom('customers').innerJoin('accounts', 'accounts.customer_id', 'customers.id');
      return (await owners.select('id').where('email', '=', email).execute()).length;
    });
    expect(accounts).toEqual(Array.from({ length: rounds }, () => 1));
  });
});
