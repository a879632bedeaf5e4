import type { Helper, Usage } from '../pages/processes.ts';
import type { Client } from './client.ts';
import type { Job, Turn } from './jobs.ts';
import type { Side } from './sides.ts';

const clients = 8;
/** Turns until a side reaches its full speed: compiled code, prepared plans, open connections. */
const warmingTurns = 300;

/** Results of eight concurrent clients over a period. */
interface Sample {
  readonly rate: number;
  /** Milliseconds of each turn. */
  readonly times: readonly number[];
  /** Milliseconds of CPU time that the side's process used for all of them. */
  readonly processor: number;
}

/** Runs eight prepared concurrent clients for a number of milliseconds. */
export type Runner = (milliseconds: number) => Promise<Sample>;

const getCpuTime = async (helper: Helper): Promise<number> => (await helper.send<Usage>('usage')).processor;

export async function createRunner(job: Job, { open, helper }: Side): Promise<Runner> {
  const created: Client[] = [];
  for (let place = 0; place < clients; place += 1) created.push(await open(place));
  const turns = await Promise.all(created.map((client, place) => job.prepare(client, place)));
  let turn = 0;
  return async (milliseconds) => {
    const before = await getCpuTime(helper);
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
    const rate = (times.length * 1000) / (performance.now() - started);
    return { rate, times, processor: (await getCpuTime(helper)) - before };
  };
}

const computeMedian = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const getPercentile = (share: number, values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

export interface Compared {
  readonly rate: number;
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds of CPU time per turn. */
  readonly processor: number;
  /** Median of the rounds' rates relative to the first runner. */
  readonly ratio: number;
}

/** Warms up all runners, then alternates them, each first as often as last. */
export async function compare(runners: readonly Runner[], rounds: number, milliseconds: number): Promise<readonly Compared[]> {
  for (const runner of runners) for (let turns = 0; turns < warmingTurns;) turns += (await runner(milliseconds)).times.length;
  const samples = new Map<Runner, Sample[]>(runners.map((runner) => [runner, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const runner of round % 2 === 0 ? runners : runners.toReversed()) samples.get(runner)?.push(await runner(milliseconds));
  }
  const [first = []] = samples.values();
  return [...samples.values()].map((own) => {
    const times = own.flatMap((sample) => sample.times);
    return {
      rate: computeMedian(own.map(({ rate }) => rate)),
      p50: getPercentile(0.5, times),
      p95: getPercentile(0.95, times),
      processor: own.reduce((sum, { processor }) => sum + processor, 0) / times.length,
      ratio: computeMedian(own.map(({ rate }, round) => rate / (first[round]?.rate ?? 1))),
    };
  });
}
