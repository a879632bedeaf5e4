/**
 * `npm run bench:backend [part of a job's name]`: the cost of a request over HTTP. Compares the backend alone, the whole shop through its
 * gateway, and a hand-written server (hono, pg, one SQL text per step), each in its own process, on one PostgreSQL with durable commits,
 * with the payment partner in another process. Statements are those of the request, begin and commit included. BENCH_PROFILE=1 prints a
 * profile of our server. BENCH_SHARE=0.01 adds the shop with contract mode: browsers report that share of their responses. The exit code
 * reports whether the bench ran, not its results.
 */
import { startPostgres } from '#backend/testing/start-postgres.ts';
import type { TimeSpent } from '../pages/profiling.ts';
import type { Sent } from './client.ts';
import { createJobs, type Job } from './jobs.ts';
import { compare, createRunner, type Compared } from './measure.ts';
import { statementsHeader } from './processes/statements.ts';
import { startSides, type Side, type Sides } from './sides.ts';

const target = 1 / 3;
const rounds = Number(process.env.BENCH_ROUNDS ?? 6);
const milliseconds = Number(process.env.BENCH_MS ?? 500);

const countStatements = ({ headers }: Sent): number => Number(headers[statementsHeader] ?? 0);

interface Turned {
  readonly sent: readonly Sent[];
  readonly statements: number;
  /** Size of the last response. */
  readonly bytes: number;
}

/** Runs one turn of a single client, request by request. Values that are read once per process are not included. */
async function runTurn(job: Job, { open }: Side): Promise<Turned> {
  const sent: Sent[] = [];
  const act = await job.prepare(await open(0, (one) => void sent.push(one)), 0);
  await act(0);
  sent.length = 0;
  const bytes = Buffer.byteLength(await act(1));
  return { sent, bytes, statements: sent.reduce((sum, one) => sum + countStatements(one), 0) };
}

async function profile(job: Job, side: Side): Promise<void> {
  const run = await createRunner(job, side);
  await run(milliseconds * 2);
  await side.helper.send('profile');
  const { times } = await run(milliseconds * 6);
  const { functions, totals } = await side.helper.send<TimeSpent>('profiled');
  const formatNumber = (spent: TimeSpent['functions']): string =>
    spent.map(([name, total]) => `${(total / times.length).toFixed(3)}  ${name}`).join('\n');
  console.log(
    `${job.name}, ${side.name}: milliseconds a turn, of functions alone\n${formatNumber(functions)}\nwith all that they call\n${formatNumber(totals)}`,
  );
}

const formatShort = (number: number): string => number.toFixed(1);

async function measure(job: Job, all: readonly Side[]): Promise<readonly Compared[]> {
  const runners = [];
  for (const side of all) runners.push(await createRunner(job, side));
  const found = await compare(runners, rounds, milliseconds);
  if (process.env.BENCH_PROFILE) for (const side of all) if (side.name !== 'by hand') await profile(job, side);
  return found;
}

function formatRow({ name: work }: Job, { name: server }: Side, found: Compared, { statements, bytes }: Turned): object {
  return {
    work,
    server,
    'a second': Math.round(found.rate),
    'ms p50': formatShort(found.p50),
    'ms p95': formatShort(found.p95),
    'ms of processor': found.processor.toFixed(2),
    statements,
    kB: formatShort(bytes / 1000),
    'to by hand': found.ratio.toFixed(2),
    [`≥ ${target.toFixed(2)}`]: found.ratio >= target ? 'yes' : 'NO',
  };
}

async function bench(sides: Sides): Promise<void> {
  const all = [sides.byHand, ...sides.ours];
  const jobs = createJobs(sides).filter(({ name }) => name.includes(process.argv[2] ?? ''));
  const measured = [];
  for (const job of jobs) measured.push({ job, found: await measure(job, all) });
  // Counting costs a little, so it runs last.
  for (const { helper } of all) await helper.send('count');
  const rows = [];
  for (const { job, found } of measured) {
    for (const [index, side] of all.entries()) {
      const turned = await runTurn(job, side);
      rows.push(formatRow(job, side, found[index] as Compared, turned));
      if (turned.sent.length < 2) continue;
      console.log(`${job.name}, ${side.name}, call by call, one client alone`);
      console.table(
        turned.sent.map((sent) => ({ call: sent.call, statements: countStatements(sent), ms: formatShort(sent.milliseconds) })),
      );
    }
  }
  console.log(`8 clients at once, over HTTP, ${rounds} rounds of ${milliseconds} ms for each server`);
  console.table(rows);
}

const { postgres, ...start } = await startPostgres({ isDurable: true });
if (!postgres) {
  console.log(`No PostgreSQL to measure on: ${'reason' in start ? start.reason : ''}. Nothing was measured.`);
  process.exit(0);
}
try {
  const sides = await startSides(postgres.url);
  await bench(sides).finally(sides.close);
} finally {
  await postgres.stop();
}
