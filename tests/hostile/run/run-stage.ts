import { runFailingFolder } from '../disk/failing-folder.ts';
import { runFloods } from '../floods/run-floods.ts';
import { fuzzShop } from '../fuzz/fuzz-shop.ts';
import { outage, runKillLoops } from '../kill/kill-loop.ts';
import { runForeignIds } from '../owners/foreign-ids.ts';
import { checkOrders, placeOrders, restartAfter } from '../partner/partner-scenarios.ts';
import { stopDuringResponses } from '../shop/stop-during-responses.ts';
import { checkBooks } from '../shop/check-books.ts';
import { checkMails } from '../strings/check-mails.ts';
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
  const { shopProcess } = stage;
  const includesSuite = (suite: Options['suites'][number]): boolean => options.suites.includes(suite);
  await shopProcess.start();
  let confirmed: ReadonlySet<string> = new Set();
  if (includesSuite('kill')) confirmed = await runKillLoops(stage, `kill, ${database}`, options.loops, createRandom(options.seed), report);
  const later = (options.loops + 1) * outage;
  const [placed] = await Promise.all([
    includesSuite('partner') ? placeOrders(stage, options.scenarios, options.seed) : [],
    includesSuite('strings') && runStrings(stage, `strings, ${database}`, createRandom(options.seed), options.isShort, report),
  ]);
  if (includesSuite('partner')) await restartAfter(placed, stage, later);
  if (includesSuite('owners')) await runForeignIds(stage, `owners, ${database}`, report);
  await Promise.all([
    includesSuite('partner') && checkOrders(placed, stage, `partner, ${database}`, report),
    includesSuite('fuzz') && fuzzShop(shopProcess, `fuzz, ${database}`, options.requests, options.seed, report),
  ]);
  if (includesSuite('floods')) await runFloods(stage, `floods, ${database}`, report);
  if (includesSuite('disk')) await runFailingFolder(stage, `disk, ${database}`, report);
  await stopDuringResponses(shopProcess, `stop, ${database}`, report);
  if (includesSuite('kill') || includesSuite('partner')) await checkBooks(stage, `books, ${database}`, confirmed, report);
  if (includesSuite('strings')) await checkMails(stage, `strings, ${database}`, report);
}
