/**
 * `node tests/bench/sign-in/bench-sign-in.ts [rounds]`: checks whether response times reveal who has an account. Sends the same request for
 * an email address with an account and for one without, alternately, in process, on the embedded database, with passwords hashed at full
 * cost. Prints both medians, their ratio, and the interquartile range of the known ones, which is the noise in which an attacker measures.
 * The exit code reports whether the bench ran, not its results.
 */
import { standardCost } from '#backend/authentication/passwords/passwords.ts';
import { sendRequest, requestCode, createEmail, startMember } from '#backend/authentication/testing/start-member.ts';
import { startTestBackend } from '#backend/testing/start-backend.ts';
import { computeMedian } from '../compare.ts';

const rounds = Number(process.argv[2] ?? 200);
const warmUp = 10;
const unlimited = { calls: 1_000_000, seconds: 600 };

const test = await startTestBackend({ mode: 'production', passwordCost: standardCost, lockout: unlimited });
const { email } = await startMember(test);

const calls: Readonly<Record<string, (address: string) => Promise<{ readonly status: number }>>> = {
  'signIn with a wrong password': (address) => requestCode(test, { email: address, password: 'Wrong-Pass-1' }),
  resetPassword: (address) => sendRequest(test, '/consumers-v3/consumer/resetpassword', { email: address }),
};

async function measureTime(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

/** Difference between the first and the third quartile. */
function getInterquartileRange(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  const getPercentile = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return getPercentile(0.75) - getPercentile(0.25);
}

/** Each request has its own address: limits of one do not affect the others. */
for (const [name, call] of Object.entries(calls)) {
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let round = -warmUp; round < rounds; round += 1) {
    const stranger = createEmail();
    const knownFirst = round % 2 === 0;
    const first = await measureTime(() => call(knownFirst ? email : stranger));
    const second = await measureTime(() => call(knownFirst ? stranger : email));
    if (round < 0) continue;
    known.push(knownFirst ? first : second);
    unknown.push(knownFirst ? second : first);
  }
  const [ofKnown, ofUnknown] = [computeMedian(known), computeMedian(unknown)];
  const medians = `known ${ofKnown.toFixed(2)} ms, unknown ${ofUnknown.toFixed(2)} ms, ratio ${(ofKnown / ofUnknown).toFixed(3)}`;
  console.log(`${name}: ${medians}, noise ${getInterquartileRange(known).toFixed(2)} ms (of ${rounds})`);
}
await test.close();
