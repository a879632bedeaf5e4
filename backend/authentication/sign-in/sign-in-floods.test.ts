import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLimiter } from '../../limits/create-limiter.ts';
import type { BackendRates } from '../../limits/rate.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { requestCode, createEmail, shopOfTests, startMember } from '../testing/start-member.ts';

const attempts = 1000;
const atOnce = 20;
const lockout = { calls: 10, seconds: 900 };
const signIns = { calls: 60, seconds: 600 };
const often = { calls: 100_000, seconds: 600 };
const rates: BackendRates = {
  changes: often,
  guests: often,
  coupons: often,
  mails: often,
  passkeys: often,
  signIns,
  reviews: often,
  lookups: often,
  signUps: often,
  cardFrames: often,
  giftCards: often,
  wrongPins: often,
  messages: often,
  orderLookups: often,
  unchecked: often,
  declinedCardsOfCart: often,
  declinedCardsOfCustomer: often,
  declinedCardsOfAddress: often,
};

describe('a flood of a thousand passwords', () => {
  let test: TestBackend;
  beforeAll(async () => {
    const limiter = createLimiter({ rates, clock: { now: () => new Date() }, log: createRecordingLog() });
    test = await startTestBackend({ limiter, lockout });
  }, 120_000);
  afterAll(() => test.close());

  /** Counts the responses by status. */
  const countStatuses = async (
    attempt: (turn: number) => { readonly email: string; readonly from: string },
  ): Promise<Record<number, number>> => {
    const counts: Record<number, number> = {};
    let turn = 0;
    const signInOnce = async (): Promise<void> => {
      while (turn < attempts) {
        const { email, from } = attempt(turn++);
        const { status } = await requestCode(test, { email, password: 'Wrong-Pass-1' }, { ...shopOfTests, 'x-forwarded-for': from });
        counts[status] = (counts[status] ?? 0) + 1;
        // Lets queued password hashes run, as they would between requests over a network.
        await nextTurn();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, signInOnce));
    return counts;
  };
  /** Addresses of a thousand clients. */
  const createClients = (turn: number): string => `198.18.${Math.floor(turn / 250)}.${(turn % 250) + 1}`;

  it('is verified ten times for one account and a thousand clients', { timeout: 60_000 }, async () => {
    const { email } = await startMember(test);
    expect(await countStatuses((turn) => ({ email, from: createClients(turn) }))).toEqual({
      401: lockout.calls,
      423: attempts - lockout.calls,
    });
  });

  it('is verified sixty times for a thousand accounts and one client', { timeout: 60_000 }, async () => {
    const counts = await countStatuses(() => ({ email: createEmail(), from: '198.51.100.7' }));
    expect(counts).toEqual({ 401: signIns.calls, 429: attempts - signIns.calls });
  });

  it('does not affect other clients and other accounts', async () => {
    const { email } = await startMember(test);
    expect(await requestCode(test, { email }, { ...shopOfTests, 'x-forwarded-for': '198.51.100.8' })).toMatchObject({ status: 200 });
  });
});
