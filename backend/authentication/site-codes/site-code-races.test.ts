import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInCode, TokenResponse } from '#generated/openapi/authentication.ts';
import type { Shopper } from '../../cart/testing/start-shopper.ts';
import { findPostgresObstacle } from '../../testing/start-postgres.ts';
import type { TestBackend } from '../../testing/start-backend.ts';
import { sendRequest, exchangeCode, createVerifier, startMember, type TestResponse } from '../testing/start-member.ts';
import { startTwoInstances, type TwoInstances } from '../testing/two-hosts.ts';
import { hashSha256 } from '../tokens/code-challenge.ts';

const reason = findPostgresObstacle();
const germany = { siteid: 'TARNFELL-DE', locale: 'de_DE' };
const rounds = 50;
const roundsAtOnce = 10;

// PGlite has one connection, so nothing can race on it.
describe.skipIf(reason !== null)(`site codes on two hosts, on PostgreSQL${reason === null ? '' : ` (skipped: ${reason})`}`, () => {
  let shop: TwoInstances;
  beforeAll(async () => void (shop = await startTwoInstances()), 180_000);
  afterAll(() => shop?.close(), 60_000);

  async function runInRounds<Result>(run: (here: TestBackend, there: TestBackend) => Promise<Result>): Promise<Result[]> {
    const results: Result[] = [];
    const [first, second] = shop.instances;
    for (let begun = 0; begun < rounds; begun += roundsAtOnce)
      results.push(
        ...(await Promise.all(
          Array.from({ length: roundsAtOnce }, (_, index) => (index % 2 === 0 ? run(first, second) : run(second, first))),
        )),
      );
    return results;
  }
  const createCode = async (shopper: Shopper) => {
    const codeVerifier = createVerifier();
    const body = { siteId: germany.siteid, codeChallenge: hashSha256(codeVerifier) };
    const { code } = await shopper.read<SignInCode>('POST', '/consumers-v3/consumer/auth/sitecode', body);
    return { code, codeVerifier };
  };
  const renew = (at: TestBackend, { refreshToken }: TokenResponse): Promise<TestResponse> =>
    sendRequest(at, '/token/v2/auth/token', { type: 'Registered', refreshToken }, germany);

  it('open one session for concurrent exchanges', { timeout: 60_000 }, async () => {
    const outcomes = await runInRounds(async (here, there) => {
      const code = await createCode(await startMember(here));
      return Promise.all([here, there, here, there].map((host) => exchangeCode(host, code, germany)));
    });
    for (const responses of outcomes) {
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { errorId } of responses) expect([undefined, 'AUT409', 'AUT455']).toContain(errorId);
    }
  });

  it('open no session that outlives the sign-out of the first one', { timeout: 60_000 }, async () => {
    const valid = await runInRounds(async (here, there) => {
      const member = await startMember(here);
      const code = await createCode(member);
      const [exchanged, signedOut] = await Promise.all([
        exchangeCode(there, code, germany),
        member.send('POST', '/consumers-v3/consumer/auth/signout'),
      ]);
      expect(signedOut.status).toBe(204);
      return exchanged.status === 200 && (await renew(here, exchanged.body)).status === 200;
    });
    expect(valid.filter(Boolean)).toEqual([]);
  });
});
