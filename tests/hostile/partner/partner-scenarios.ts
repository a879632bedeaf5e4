import { runConcurrently } from '../run/run-concurrently.ts';
import { poll } from '../run/poll.ts';
import { expectNone, type Report } from '../run/report.ts';
import { readCartStatus } from '../shop/buy.ts';
import type { Stage } from '../shop/stage.ts';
import { payAgain, runScenario, type Placed } from './run-scenario.ts';
import { describeScenario, createScenarios } from './scenarios.ts';

/** Milliseconds. */
const TIMEOUT_MS = 180_000;
/** Concurrent shoppers: a partner that is silent to all of them must not block the others. */
const atOnce = 10;

const waitUntilSettled = ({ shopper, cartId }: Placed): Promise<string | undefined> =>
  poll(
    async () => {
      const status = await readCartStatus(shopper, cartId);
      return status === 'processing' ? undefined : status;
    },
    TIMEOUT_MS,
    250,
  );

/** Shoppers buy while the partner is slow, silent, rejects, or responds late, twice or not at all. The host runs before and after. */
export function placeOrders(stage: Stage, count: number, seed: number): Promise<readonly Placed[]> {
  return runConcurrently(atOnce, createScenarios(seed, count), (scenario) => runScenario(stage, scenario));
}

/** Restarts the host, with its clock ahead by `ahead`, once the partner has completed its late requests. */
export async function restartAfter(placed: readonly Placed[], { shopProcess }: Stage, ahead: number): Promise<void> {
  for (const { directed } of placed) directed.release();
  await shopProcess.stop();
  await shopProcess.start(ahead);
}

/** Waits until the orders are settled, and pays again for those that were canceled. */
export async function checkOrders(placed: readonly Placed[], stage: Stage, suite: string, report: Report): Promise<void> {
  const count = placed.length;
  const countUnsettled = (await runConcurrently(atOnce, placed, waitUntilSettled)).filter((status) => status === undefined).length;
  const unpaid = await runConcurrently(atOnce, placed, (one) => payAgain(stage, one));
  const faults = placed.flatMap(({ scenario, faults: sentences }, index) =>
    [...sentences, ...(unpaid[index] === undefined ? [] : [unpaid[index]])].map((sentence) => `${describeScenario(scenario)}: ${sentence}`),
  );
  for (const sentence of faults) report.fault(`${suite}: ${sentence}`);
  report.note(
    expectNone(suite, 'shoppers who saw no message, could pay twice, or could not pay again', faults.length, `${count} scenarios`),
  );
  report.note(expectNone(suite, 'orders that did not settle on their own', countUnsettled, `${count} scenarios`));
}
