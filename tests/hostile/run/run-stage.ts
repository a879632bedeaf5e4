import { outage, runKillLoops } from '../kill/kill-loop.ts';
import { runPartnerScenarios } from '../partner/partner-scenarios.ts';
import { judgeBooks } from '../shop/judge-books.ts';
import type { Stage } from '../shop/stage.ts';
import type { Options } from './options.ts';
import { createRandom } from './random.ts';
import type { Report } from './report.ts';

/** Milliseconds in which a host ends that is asked to. */
const mostToStop = 5000;

/** All that one shop goes through, in one life after the other on the same data; its books are judged at the end. */
export async function runStage(stage: Stage, database: string, options: Options, report: Report): Promise<void> {
  const { host } = stage;
  const wants = (part: Options['parts'][number]): boolean => options.parts.includes(part);
  await host.start();
  let told: ReadonlySet<string> = new Set();
  if (wants('kill')) told = await runKillLoops(stage, `kill, ${database}`, options.loops, createRandom(options.seed), report);
  const later = (options.loops + 1) * outage;
  if (wants('partner')) await runPartnerScenarios(stage, `partner, ${database}`, options.scenarios, options.seed, later, report);
  const milliseconds = await host.stop();
  report.note({
    part: `stop, ${database}`,
    what: 'SIGTERM ends the host',
    promised: `≤ ${mostToStop} ms`,
    found: `${milliseconds.toFixed(0)} ms`,
    holds: milliseconds <= mostToStop,
  });
  if (wants('kill') || wants('partner')) await judgeBooks(stage, `books, ${database}`, told, report);
}
