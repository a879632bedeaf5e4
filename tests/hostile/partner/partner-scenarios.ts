import { inTurns } from '../run/in-turns.ts';
import { poll } from '../run/poll.ts';
import { none, type Report } from '../run/report.ts';
import { cartStatus } from '../shop/buy.ts';
import type { Stage } from '../shop/stage.ts';
import { payAgain, runScenario, type Placed } from './run-scenario.ts';
import { nameOf, scenariosOf } from './scenarios.ts';

/** Milliseconds. */
const patience = 180_000;
/** Shoppers at once: a partner that is silent to all of them keeps none of the others from being answered. */
const atOnce = 10;

const untilSettled = ({ shopper, cartId }: Placed): Promise<string | undefined> =>
  poll(
    async () => {
      const status = await cartStatus(shopper, cartId);
      return status === 'processing' ? undefined : status;
    },
    patience,
    250,
  );

/** Slow, silent, refused, late, twice, lost: the host runs before and after, its clock ahead by `ahead` from then on. */
export async function runPartnerScenarios(
  stage: Stage,
  part: string,
  count: number,
  seed: number,
  ahead: number,
  report: Report,
): Promise<void> {
  const placed = await inTurns(atOnce, scenariosOf(seed, count), (scenario) => runScenario(stage, scenario));
  // What was asked for late arrives now, when nobody waits for it any more.
  for (const { directed } of placed) directed.release();
  await stage.host.stop();
  await stage.host.start(ahead);
  const unsettled = (await inTurns(atOnce, placed, untilSettled)).filter((status) => status === undefined).length;
  const unpaid = await inTurns(atOnce, placed, (one) => payAgain(stage, one));
  const faults = placed.flatMap(({ scenario, faults: sentences }, index) =>
    [...sentences, ...(unpaid[index] === undefined ? [] : [unpaid[index]])].map((sentence) => `${nameOf(scenario)}: ${sentence}`),
  );
  for (const sentence of faults) report.fault(`${part}: ${sentence}`);
  report.note(
    none(part, 'shoppers who were not told in words, could pay twice, or could not pay again', faults.length, `${count} scenarios`),
  );
  report.note(none(part, 'orders that did not settle by themselves', unsettled, `${count} scenarios`));
}
