import { runFailingFolder } from '../disk/failing-folder.ts';
import { runFloods } from '../floods/run-floods.ts';
import { fuzzShop } from '../fuzz/fuzz-shop.ts';
import { outage, runKillLoops } from '../kill/kill-loop.ts';
import { runForeignIds } from '../owners/foreign-ids.ts';
import { judgeOrders, placeOrders, restartAfter } from '../partner/partner-scenarios.ts';
import { stopInTheMiddle } from '../shop/stop-in-the-middle.ts';
import { judgeBooks } from '../shop/judge-books.ts';
import { judgeMails } from '../strings/judge-mails.ts';
import { runStrings } from '../strings/send-strings.ts';
import type { Stage } from '../shop/stage.ts';
import type { Options } from './options.ts';
import { createRandom } from './random.ts';
import type { Report } from './report.ts';

/**
 * Runs all parts against one shop, in one host process after another on the same data; checks its books at the end. Orders with a
 * misbehaving partner mostly wait, so strings are sent while they are placed and requests while they are settled.
 */
export async function runStage(stage: Stage, database: string, options: Options, report: Report): Promise<void> {
  const { host } = stage;
  const wants = (part: Options['parts'][number]): boolean => options.parts.includes(part);
  await host.start();
  let told: ReadonlySet<string> = new Set();
  if (wants('kill')) told = await runKillLoops(stage, `kill, ${database}`, options.loops, createRandom(options.seed), report);
  const later = (options.loops + 1) * outage;
  const [placed] = await Promise.all([
    wants('partner') ? placeOrders(stage, options.scenarios, options.seed) : [],
    wants('strings') && runStrings(stage, `strings, ${database}`, createRandom(options.seed), options.isShort, report),
  ]);
  if (wants('partner')) await restartAfter(placed, stage, later);
  if (wants('owners')) await runForeignIds(stage, `owners, ${database}`, report);
  await Promise.all([
    wants('partner') && judgeOrders(placed, stage, `partner, ${database}`, report),
    wants('fuzz') && fuzzShop(host, `fuzz, ${database}`, options.requests, options.seed, report),
  ]);
  if (wants('floods')) await runFloods(stage, `floods, ${database}`, report);
  if (wants('disk')) await runFailingFolder(stage, `disk, ${database}`, report);
  await stopInTheMiddle(host, `stop, ${database}`, report);
  if (wants('kill') || wants('partner')) await judgeBooks(stage, `books, ${database}`, told, report);
  if (wants('strings')) await judgeMails(stage, `strings, ${database}`, report);
}
