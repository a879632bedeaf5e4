import { createClient, type Client, type Job, type Turn } from './jobs.ts';
import type { Fetch } from './sides.ts';

const clients = 8;

/** Turns a second and the milliseconds of each. */
export interface Sample {
  readonly rate: number;
  readonly times: readonly number[];
}

/** Runs eight prepared clients at once for so many milliseconds. */
export type Runner = (milliseconds: number) => Promise<Sample>;

export async function createRunner(job: Job, fetch: Fetch): Promise<Runner> {
  const made: Client[] = [];
  for (let place = 0; place < clients; place += 1) made.push(await createClient(fetch));
  const turns = await Promise.all(made.map((client, place) => job.prepare(client, place)));
  let turn = 0;
  return async (milliseconds) => {
    const started = performance.now();
    const end = started + milliseconds;
    const times: number[] = [];
    const work = async (act: Turn): Promise<void> => {
      for (let now = performance.now(); now < end;) {
        await act((turn += 1));
        const after = performance.now();
        times.push(after - now);
        now = after;
      }
    };
    await Promise.all(turns.map(work));
    return { rate: (times.length * 1000) / (performance.now() - started), times };
  };
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const ninetyFifth = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

export interface Compared {
  readonly byHand: { readonly rate: number; readonly p95: number };
  readonly ours: { readonly rate: number; readonly p95: number };
  /** Ours to that by hand, the middle of the rounds. */
  readonly ratio: number;
}

/** Warms both up, then lets them take turns, each first as often as second. */
export async function compare(byHand: Runner, ours: Runner, rounds: number, milliseconds: number): Promise<Compared> {
  await byHand(milliseconds);
  await ours(milliseconds);
  const hand: Sample[] = [];
  const own: Sample[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? ([hand, own] as const) : ([own, hand] as const);
    for (const side of order) side.push(await (side === hand ? byHand : ours)(milliseconds));
  }
  const summary = (samples: readonly Sample[]) => ({
    rate: middle(samples.map(({ rate }) => rate)),
    p95: ninetyFifth(samples.flatMap(({ times }) => times)),
  });
  return { byHand: summary(hand), ours: summary(own), ratio: middle(own.map(({ rate }, round) => rate / (hand[round]?.rate ?? 1))) };
}
