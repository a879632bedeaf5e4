import type { Report } from '../run/report.ts';
import type { ShopProcess } from './host.ts';
import { createShopper } from './shopper.ts';

/** Milliseconds within which a host must stop on request. */
const maxToStop = 5000;
const pages = ['/en-us/jackets', '/en-us/c/jackets-2000', '/en-us/p/kestrel-shell-jacket-TFKES01M', '/en-us/search?q=jacket'];
const underWay = 12;
/** The page, or a rate limit with Retry-After. */
const allowedStatuses = new Set([200, 503]);

/** Sends SIGTERM during page responses: each of them completes, and the host stops. */
export async function stopDuringResponses(shopProcess: ShopProcess, suite: string, report: Report): Promise<void> {
  const requests = Array.from({ length: underWay }, (_, index) =>
    createShopper(shopProcess).send({ path: pages[index % pages.length] ?? '/en-us' }),
  );
  // The first response proves that the other requests have been accepted.
  await Promise.any(requests);
  const milliseconds = await shopProcess.stop();
  const settled = await Promise.allSettled(requests);
  const response = settled.filter((result) => result.status === 'fulfilled' && allowedStatuses.has(result.value.status)).length;
  report.note({
    suite,
    what: 'time from SIGTERM to the end of the host',
    promised: `≤ ${maxToStop} ms`,
    found: `${milliseconds.toFixed(0)} ms`,
    holds: milliseconds <= maxToStop,
  });
  report.note({
    suite,
    what: 'requests in progress at SIGTERM that get a response',
    promised: 'all',
    found: `${response} of ${underWay}`,
    holds: response === underWay,
  });
}
