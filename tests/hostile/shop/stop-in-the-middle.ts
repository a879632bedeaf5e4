import type { Report } from '../run/report.ts';
import type { Host } from './host.ts';
import { createShopper } from './shopper.ts';

/** Milliseconds in which a host ends that is asked to. */
const mostToStop = 5000;
const pages = ['/en-us/jackets', '/en-us/c/jackets-2000', '/en-us/p/kestrel-shell-jacket-TFKES01M', '/en-us/search?q=jacket'];
const underWay = 12;
/** The page, or that there are too many and when to come back. */
const told = new Set([200, 503]);

/** SIGTERM while pages are being answered: each of them is, and the host ends. */
export async function stopInTheMiddle(host: Host, part: string, report: Report): Promise<void> {
  const asked = Array.from({ length: underWay }, (_, index) => createShopper(host).ask({ path: pages[index % pages.length] ?? '/en-us' }));
  // With the first answer the others have been taken in.
  await Promise.any(asked);
  const milliseconds = await host.stop();
  const settled = await Promise.allSettled(asked);
  const answered = settled.filter((result) => result.status === 'fulfilled' && told.has(result.value.status)).length;
  report.note({
    part,
    what: 'SIGTERM ends the host',
    promised: `≤ ${mostToStop} ms`,
    found: `${milliseconds.toFixed(0)} ms`,
    holds: milliseconds <= mostToStop,
  });
  report.note({
    part,
    what: 'requests under way at SIGTERM that are answered',
    promised: 'all',
    found: `${answered} of ${underWay}`,
    holds: answered === underWay,
  });
}
