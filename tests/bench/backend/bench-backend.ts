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

const target = 0.25;
const mostStatements = 40;
const rounds = Number(process.env.BENCH_ROUNDS ?? 6);
const milliseconds = Number(process.env.BENCH_MS ?? 500);

interface Turned {
  readonly statements: number;
  /** Of the last answer. */
  readonly bytes: number;
}

/** One turn of one client alone. */
async function turnOnce(job: Job, fetch: Fetch, statements: () => number): Promise<Turned> {
  const act = await job.prepare(await createClient(fetch), 0);
  // What is read once a process, such as the signing key, is no part of a turn.
  await act(0);
  const before = statements();
  const answer = await act(1);
  return { statements: statements() - before, bytes: Buffer.byteLength(answer) };
}

async function measure(job: Job, sides: Sides) {
  const byHand = await createRunner(job, sides.byHand);
  const ours = await createRunner(job, sides.ours);
  const found = await compare(byHand, ours, rounds, milliseconds);
  const { statements, bytes } = await turnOnce(job, sides.counted.fetch, sides.counted.statements);
  const hand = await turnOnce(job, sides.byHand, () => 0);
  const order = job.name.startsWith('an order');
  return {
    work: job.name,
    'by hand /s': Math.round(found.byHand.rate),
    'ours /s': Math.round(found.ours.rate),
    ratio: found.ratio.toFixed(2),
    target: `≥ ${target}`,
    'p95 by hand': `${found.byHand.p95.toFixed(1)} ms`,
    'p95 ours': `${found.ours.p95.toFixed(1)} ms`,
    'kB by hand, ours': `${(hand.bytes / 1000).toFixed(1)}, ${(bytes / 1000).toFixed(1)}`,
    statements: order ? `${statements} (≤ ${mostStatements})` : `${statements}`,
    holds: found.ratio >= target && (!order || statements <= mostStatements) ? 'yes' : 'NO',
  };
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
    for (const job of createJobs(sides).filter(({ name }) => name.includes(requested))) {
      try {
        rows.push(await measure(job, sides));
      } catch (error) {
        console.error(`${job.name} was not measured: ${error instanceof Error ? error.message : String(error)}`);
        process.exitCode = 1;
      }
    }
    console.log(`8 clients at once, in process, ${rounds} rounds of ${milliseconds} ms for each side`);
    console.table(rows);
  } finally {
    await sides.close();
  }
} finally {
  await postgres.stop();
}
