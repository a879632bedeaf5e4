/**
 * `node tests/bench/backend/bench-backend.ts [part of a job's name]`: our backend against one by hand (hono, pg, one SQL text a step)
 * on one PostgreSQL. Prints both beside the targets; statements are ours, begin and commit among them. The exit code says whether the
 * bench ran, not how well.
 */
import { startPostgres } from '#backend/testing/start-postgres.ts';
import { createClient, createJobs, type Job } from './jobs.ts';
import { compare, createRunner } from './measure.ts';
import { startSides, type Fetch, type Sides } from './sides.ts';

process.env.NODE_ENV = 'production';

const target = 1 / 3;
const mostStatements = 20;
const rounds = Number(process.env.BENCH_ROUNDS ?? 6);
const milliseconds = Number(process.env.BENCH_MS ?? 500);

interface CallOfTurn {
  readonly call: string;
  readonly statements: number;
  readonly ms: string;
}

interface Turned {
  readonly calls: readonly CallOfTurn[];
  /** Of the last answer. */
  readonly bytes: number;
}

/** What ids there are in a path does not matter. */
const callOf = ({ method, url }: Request): string => `${method} ${new URL(url).pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')}`;

/** One turn of one client alone, call by call. */
async function turnOnce(job: Job, { fetch, count }: Sides['counted']): Promise<Turned> {
  let calls: CallOfTurn[] = [];
  const counted: Fetch = async (request) => {
    const began = performance.now();
    const { result, statements } = await count(() => fetch(request));
    calls.push({ call: callOf(request), statements, ms: (performance.now() - began).toFixed(1) });
    return result;
  };
  const act = await job.prepare(await createClient(counted), 0);
  // What is read once a process, such as the signing key, is no part of a turn.
  await act(0);
  calls = [];
  return { bytes: Buffer.byteLength(await act(1)), calls };
}

async function measure(job: Job, sides: Sides) {
  const byHand = await createRunner(job, sides.byHand);
  const ours = await createRunner(job, sides.ours);
  const found = await compare(byHand, ours, rounds, milliseconds);
  const { calls, bytes } = await turnOnce(job, sides.counted);
  const hand = await turnOnce(job, { fetch: sides.byHand, count: async (work) => ({ result: await work(), statements: 0 }) });
  const statements = calls.reduce((sum, call) => sum + call.statements, 0);
  const order = job.name.startsWith('an order');
  const row = {
    work: job.name,
    'by hand /s': Math.round(found.byHand.rate),
    'ours /s': Math.round(found.ours.rate),
    ratio: found.ratio.toFixed(2),
    target: `≥ ${target.toFixed(2)}`,
    'p95 by hand': `${found.byHand.p95.toFixed(1)} ms`,
    'p95 ours': `${found.ours.p95.toFixed(1)} ms`,
    'kB by hand, ours': `${(hand.bytes / 1000).toFixed(1)}, ${(bytes / 1000).toFixed(1)}`,
    statements: order ? `${statements} (≤ ${mostStatements})` : `${statements}`,
    holds: found.ratio >= target && (!order || statements <= mostStatements) ? 'yes' : 'NO',
  };
  return { row, calls };
}

const { postgres, ...start } = await startPostgres();
if (!postgres) {
  console.log(`No PostgreSQL to measure on: ${'reason' in start ? start.reason : ''}. Nothing was measured.`);
  process.exit(0);
}
try {
  const sides = await startSides(postgres.url);
  const requested = process.argv[2] ?? '';
  try {
    const rows = [];
    const callTables: { readonly name: string; readonly calls: readonly CallOfTurn[] }[] = [];
    for (const job of createJobs(sides).filter(({ name }) => name.includes(requested))) {
      try {
        const { row, calls } = await measure(job, sides);
        rows.push(row);
        if (calls.length > 1) callTables.push({ name: job.name, calls });
      } catch (error) {
        console.error(`${job.name} was not measured: ${error instanceof Error ? error.message : String(error)}`);
        process.exitCode = 1;
      }
    }
    console.log(`8 clients at once, in process, ${rounds} rounds of ${milliseconds} ms for each side`);
    console.table(rows);
    for (const { name, calls } of callTables) {
      console.log(`${name}: ours, call by call, one client alone`);
      console.table(calls);
    }
  } finally {
    await sides.close();
  }
} finally {
  await postgres.stop();
}
