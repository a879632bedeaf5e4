import fc from 'fast-check';
import { runConcurrently } from '../run/run-concurrently.ts';
import { expectNone, type Report } from '../run/report.ts';
import type { ShopProcess } from '../shop/host.ts';
import { findFault } from './find-fault.ts';
import { describeRequest, type FuzzedRequest } from './fuzzed-request.ts';
import { sendFuzzed, type FuzzedResponse, type Visitor } from './send-fuzzed.ts';
import { shrinkRequest } from './shrink-request.ts';

export interface FuzzOptions {
  readonly suite: string;
  readonly shopProcess: ShopProcess;
  readonly requests: fc.Arbitrary<FuzzedRequest>;
  readonly count: number;
  readonly seed: number;
  readonly visitors: readonly Visitor[];
}

const atOnce = 12;
/** Maximum growth of the host's memory at the end, and log bytes per request. */
const LIMITS = { growth: 150 * 1024 * 1024, log: 1024 };
/** Maximum number of fault families that are minimized and reported. */
const MAX_REPORTED = 25;
/** Requests before memory is measured: they load code and fill caches that any visitor would fill. */
const warmUp = 300;

interface Fault {
  readonly request: FuzzedRequest;
  readonly what: string;
}

/** Uses another address for each request, so that no rate limit applies. */
const getAddress = (index: number): string => `127.${10 + ((index >> 16) & 63)}.${(index >> 8) & 255}.${index & 255}`;

/** Sends all requests of the seed and checks every response, the log and the memory. The host runs before and after. */
export async function runFuzz({ suite, shopProcess, requests, count, seed, visitors }: FuzzOptions, report: Report): Promise<void> {
  let sent = 0;
  const send = (request: FuzzedRequest): Promise<FuzzedResponse> => {
    sent += 1;
    const visitor = request.visitor === undefined ? undefined : visitors[request.visitor % visitors.length];
    return sendFuzzed(shopProcess.port, request, getAddress(sent), visitor);
  };
  const faults: Fault[] = [];
  const statuses = new Map<number | undefined, number>();
  const checkResponse = async (request: FuzzedRequest): Promise<void> => {
    let response = await send(request);
    let what = findFault(request, response);
    // A busy machine may be too slow once.
    if (response.status === 504 || response.isHang) {
      response = await send(request);
      what = findFault(request, response);
    }
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    if (what !== undefined) faults.push({ request, what });
  };

  const drawn = fc.sample(requests, { seed, numRuns: count });
  const before = { faults: shopProcess.log.faults.length, bytes: shopProcess.log.bytes };
  await runConcurrently(atOnce, drawn.slice(0, warmUp), checkResponse);
  const memory = shopProcess.memory();
  await runConcurrently(atOnce, drawn.slice(warmUp), checkResponse);
  const measureGrowth = (await shopProcess.waitForSettledMemory(memory + LIMITS.growth)) - memory;

  const groups = Object.entries(Object.groupBy(faults, ({ request, what }) => `${request.family}: ${what}`));
  for (const [family, alike = []] of groups.slice(0, MAX_REPORTED)) {
    const [first] = alike;
    if (!first) continue;
    const least = await shrinkRequest(first.request, async (smaller) => findFault(smaller, await send(smaller)) === first.what);
    report.fault(`${suite}: ${family} (${alike.length} times), e.g.\n    ${describeRequest(least)}`);
  }
  const stacks = shopProcess.log.faults.slice(before.faults);
  for (const line of stacks.slice(0, 5)) report.fault(`${suite}: the log has a stack: ${line.slice(0, 500)}`);

  const of = `${count} requests`;
  const count5xx = faults.filter(({ what }) => what.startsWith('answered 5')).length;
  const hangs = faults.filter(({ what }) => what.startsWith('no answer')).length;
  console.log(
    `${suite}: ${[...statuses]
      .toSorted(([a = 0], [b = 0]) => a - b)
      .map(([status, times]) => `${times} × ${status}`)
      .join(', ')}`,
  );
  report.note(expectNone(suite, 'responses with 5xx', count5xx, of));
  report.note(expectNone(suite, 'requests without a response', hangs, of));
  report.note(expectNone(suite, 'errors without the contract’s form, or with a stack trace', faults.length - count5xx - hangs, of));
  report.note(expectNone(suite, 'log lines with a stack trace', stacks.length, of));
  const perRequest = Math.round((shopProcess.log.bytes - before.bytes) / Math.max(1, sent));
  report.note({
    suite,
    what: 'log written',
    promised: `≤ ${LIMITS.log} B a request`,
    found: `${perRequest} B a request`,
    holds: perRequest <= LIMITS.log,
  });
  const megabytes = (measureGrowth / 1024 / 1024).toFixed(0);
  report.note({
    suite,
    what: 'growth of resident memory',
    promised: '≤ +150 MB',
    found: `${megabytes} MB`,
    holds: measureGrowth <= LIMITS.growth,
  });
}
