import type { ContentKeeper } from '#storefront/services/content-keeper.ts';
import type { Log } from '#storefront/services/log.ts';
import type { KeptAnswer } from './answer-file.ts';
import { askOrigin } from './ask-origin.ts';
import type { Answer } from './judge-answer.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { OriginFault } from './origin-fault.ts';
import { createOutages } from './outages.ts';
import { createSharedPatience } from './shared-patience.ts';

interface Options {
  readonly kept: KeptAnswers;
  /** Milliseconds until a question is given up. */
  readonly limit: number;
  /** Milliseconds that somebody waits for whom an answer is kept. */
  readonly patience: number;
  /** Milliseconds between two questions to an origin that fails. */
  readonly retry: number;
  /** Milliseconds. */
  readonly now: () => number;
  readonly log: Log;
}

/** Around every call of published content that goes to another server: gives the last good answer where the present one is not good. */
export function createContentKeeper({ kept, limit, patience, retry, now, log }: Options): ContentKeeper {
  const outages = createOutages({ retry, now, log });
  const sharedPatience = createSharedPatience(patience);

  return (tell) => async (request, send, call) => {
    const key = keyOf(request);
    const known = kept.find(key);
    const way = outages.wayTo(key, known !== undefined);
    if (way.ask === 'not') return known ? stale(known, way.fault, false) : refuse(way.fault);

    const asking = askOrigin({ request, send, ...call, limit, known }).then(
      (answer) => {
        outages.answered(key, way);
        kept.keep(key, call.operationId, answer);
        return answer;
      },
      (error: OriginFault) => {
        outages.failed(key, error, way);
        throw error;
      },
    );
    const inTime = sharedPatience.until(asking, () => outages.late(key, way));
    if (known === undefined) {
      inTime.catch(() => undefined);
      return responseOf(await asking);
    }
    if (way.ask === 'behind') {
      inTime.catch(() => undefined);
      return stale(known, way.fault, false);
    }
    try {
      return responseOf(await inTime);
    } catch (error) {
      return stale(known, error as OriginFault, true);
    }

    function stale(answer: KeptAnswer, { kind, status }: OriginFault, isAsked: boolean): Response {
      tell({
        seconds: Math.max(0, Math.round((now() - answer.keptAt) / 1000)),
        reason: kind,
        wasRequested: isAsked,
        ...(status === undefined ? {} : { status }),
      });
      return responseOf(answer);
    }
  };
}

/** Everything by which an answer may differ. */
function keyOf({ url, headers }: Request): string {
  return [url, ...['brand', 'siteid', 'region', 'channel'].map((name) => headers.get(name) ?? '-')].join(' ');
}

/** Not as a status, which could be taken for "there is no such document". */
function refuse(fault: OriginFault): never {
  throw fault;
}

function responseOf({ status, body }: Answer): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}
