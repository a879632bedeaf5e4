import fc from 'fast-check';
import type { Call, Contract } from '../document/read-contract.ts';
import { drawRequests, type DrawnRequest } from '../generate/draw-requests.ts';
import type { Caller } from './caller.ts';
import { describeRequest, type Exchanger } from './exchange.ts';
import { fillIds } from './fill-ids.ts';
import { getFindingKey, type Finding } from './finding.ts';
import { collectIds } from './known-ids.ts';
import type { Report } from './report.ts';
import type { Target } from './target.ts';

export interface FuzzOptions {
  readonly contract: Contract;
  readonly target: Target;
  readonly exchanger: Exchanger;
  readonly report: Report;
  readonly seed: number;
  /** Remaining milliseconds for this operation. */
  readonly getTimeLeft: () => number;
  /** The callers of the operation's roles. Ended sessions are renewed. */
  readonly getCallers: (call: Call) => Promise<readonly Caller[]>;
  readonly renew: (caller: Caller) => Promise<void>;
  readonly onRequest: () => void;
}

/** Maximum number of requests to shrink one finding. */
const maxShrinks = 40;
/** Maximum number of findings per operation; beyond it, all of it is broken. */
const maxFindings = 20;

/** Recognizes malformed JSON, and property names that a server may fail to log or to put into a header. */
function isHostile({ text }: DrawnRequest): boolean {
  try {
    let isOdd = false;
    if (text !== undefined)
      JSON.parse(text, (name, value: unknown) => {
        isOdd = isOdd || /[^\x20-\x7E]/.test(name);
        return value;
      });
    return isOdd;
  } catch {
    return true;
  }
}

interface PropertyOptions {
  readonly send: (drawn: DrawnRequest) => Promise<readonly Finding[]>;
  readonly report: Report;
  readonly timeLeft: () => number;
  /** Called for each drawn request, but not while shrinking. */
  readonly onFirst: () => void;
}

/** Creates the property that responses have no new findings. While a finding is shrunk, only the same finding counts. */
function createProperty(requests: fc.Arbitrary<DrawnRequest>, { send, report, timeLeft, onFirst }: PropertyOptions) {
  let sought: string | undefined;
  let shrinks = 0;
  let smallest: readonly Finding[] = [];
  const property = fc.asyncProperty(requests, async (drawn) => {
    if (sought === undefined) onFirst();
    else shrinks += 1;
    if (shrinks > maxShrinks || timeLeft() <= 0) return true;
    const found = (await send(drawn)).filter((finding) => !report.has(finding));
    const first = found.find((finding) => sought === undefined || getFindingKey(finding) === sought);
    if (!first) return true;
    sought ??= getFindingKey(first);
    smallest = found;
    return false;
  });
  return { property, smallest: () => smallest };
}

/** Sends `count` drawn requests of one operation. Each new finding is reported with its smallest request. */
export async function fuzzCall(call: Call, count: number, options: FuzzOptions): Promise<void> {
  const { contract, target, exchanger, report, seed, getTimeLeft, getCallers, renew, onRequest } = options;
  const requests = drawRequests(call, contract);
  const send = async (drawn: DrawnRequest) => {
    const callers = await getCallers(call);
    const caller = callers[drawn.pick % Math.max(1, callers.length)];
    const filled = caller && fillIds(call, drawn, caller.known, target.examples);
    if (!filled || (target.isMock && isHostile(filled))) return [];
    const exchange = await exchanger.send(call, filled, caller.accessToken);
    const { status } = exchange;
    if (status !== undefined && status < 300) collectIds(caller.known, call.operationId, exchange.body);
    // A customer's rate limit does not apply to another one.
    if ((status === 401 || status === 429) && caller.accessToken !== undefined) await renew(caller);
    const request = describeRequest(exchange.request);
    return exchange.findings.map((finding) => ({ ...finding, request }));
  };
  let left = count;
  for (let round = 0; round < maxFindings && left > 0 && getTimeLeft() > 0; round += 1) {
    const drawn = { sent: 0 };
    const property = createProperty(requests, {
      send,
      report,
      timeLeft: getTimeLeft,
      onFirst: () => {
        drawn.sent += 1;
        onRequest();
      },
    });
    // oxlint-disable-next-line no-await-in-loop -- the next round leaves out what this one found
    const { failed } = await fc.check(property.property, { seed: seed + round, numRuns: left });
    for (const finding of property.smallest()) report.add(finding);
    if (!failed) return;
    left -= drawn.sent;
  }
}
