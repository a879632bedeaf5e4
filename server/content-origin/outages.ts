import { LRUCache } from 'lru-cache';
import type { Log } from '#storefront/services/log.ts';
import { OriginFault } from './origin-fault.ts';

interface Trouble {
  /** When the origin is to be asked again. */
  retryAt: number;
  fault: OriginFault;
}

interface Outage extends Trouble {
  readonly since: number;
}

/** The origin lets everybody wait too long. */
interface Slowness {
  /** When something may be asked for again, of what was asked for meanwhile. */
  readonly retryAt: LRUCache<string, number>;
  /** Good ones that came too late. */
  answers: number;
}

/**
 * How the origin is asked for something: while somebody waits, behind an answer that is kept, or not now for the reason given; and after
 * how many good answers.
 */
export type Way = { readonly after: number } & ({ readonly ask: 'now' } | { readonly ask: 'behind' | 'not'; readonly fault: OriginFault });

export interface Outages {
  /** Whoever is not told "not" asks. */
  wayTo(key: string, isKept: boolean): Way;
  /**
   * Somebody has waited too long already. Answers whether that is the origin's: it has answered nothing else meanwhile. Otherwise it is the
   * document's, for which nobody else waits until it comes in time.
   */
  late(key: string, way: Way): boolean;
  failed(key: string, fault: OriginFault, way: Way): void;
  answered(key: string, way: Way): void;
}

interface Options {
  /** Milliseconds between two questions to an origin that fails. */
  readonly retry: number;
  /** Milliseconds. */
  readonly now: () => number;
  readonly log: Log;
}

/** Faults one after the other, with no good answer between them, from which on the origin is down and not only a document broken. */
const MOST_FAULTS = 3;
/** Addresses that fail while others do not. */
const MOST_FAILING = 1000;
const MOST_NAMED = 5;

/** Knows whether the origin is down or slow, or fails for some documents alone, and spares it and whoever waits for it questions meanwhile. */
export function createOutages({ retry, now, log }: Options): Outages {
  const failing = new LRUCache<string, Trouble>({ max: MOST_FAILING });
  let outage: Outage | undefined;
  let slowness: Slowness | undefined;
  /** Questions that somebody has waited for too long. */
  const lateWays = new WeakSet<Way>();
  let faults = 0;
  let answers = 0;
  /** The count of answers with which the last outage, or slowness, ended. */
  let ended = 0;
  /** Failing ones of which the log does not know: whether they are the origin's outage shows in its next answers. */
  let untold: string[] = [];

  return {
    wayTo(key, isKept) {
      const trouble = outage ?? (isKept ? failing.get(key) : undefined);
      if (trouble === undefined) return isKept && slowness ? wayWhileSlow(key, slowness) : { ask: 'now', after: answers };
      const { fault, retryAt } = trouble;
      if (now() < retryAt) return { ask: 'not', fault, after: answers };
      trouble.retryAt = now() + retry;
      return { ask: 'behind', fault, after: answers };
    },

    late(key, way) {
      lateWays.add(way);
      if (outage || way.after < ended) return false;
      if (way.after !== answers) {
        if (slowness === undefined) noteFailing(key, new OriginFault('late'));
        return false;
      }
      slowness ??= { retryAt: new LRUCache({ max: MOST_FAILING }), answers: 0 };
      slowness.retryAt.set(key, now() + retry);
      return true;
    },

    failed(key, fault, { after }) {
      // Asked while the origin was down or slow, and only now given up.
      if (after < ended) return;
      noteFailing(key, fault);
      // Asked before the last good answer came, it tells nothing of the origin that is not known better.
      if (after !== answers) return;
      faults += 1;
      if (outage) {
        outage.retryAt = now() + retry;
        outage.fault = fault;
      } else if (fault.kind === 'unreachable' || faults >= MOST_FAULTS) {
        outage = { since: now(), retryAt: now() + retry, fault };
        slowness = undefined;
        log.warn('[cairn] [content-origin] the content origin is down; pages stand as they last were', reasonOf(fault));
      }
      if (outage) untold = [];
    },

    answered(key, way) {
      answers += 1;
      faults = 0;
      const isLate = lateWays.has(way);
      noteSpeed(isLate);
      if (outage) {
        log.info('[cairn] [content-origin] the content origin answers again', { seconds: Math.round((now() - outage.since) / 1000) });
        outage = undefined;
        ended = answers;
        failing.clear();
      }
      // What comes too late is kept, and not waited for the next time either.
      if (!isLate) failing.delete(key);
      const broken = untold.filter((other) => other !== key && failing.has(other));
      untold = [];
      if (broken.length === 0) return;
      log.warn('[cairn] [content-origin] the content origin answers, but not for some documents', {
        count: broken.length,
        calls: broken.slice(0, MOST_NAMED),
        ...reasonOf(failing.peek(broken[0] ?? '')?.fault),
      });
    },
  };

  function noteFailing(key: string, fault: OriginFault): void {
    if (!failing.has(key)) untold.push(key);
    failing.set(key, { retryAt: now() + retry, fault });
  }

  /** Nobody waits. Each document is asked for behind what is kept of it, so that the first answer in time is noticed. */
  function wayWhileSlow(key: string, { retryAt }: Slowness): Way {
    const way = { fault: new OriginFault('late'), after: answers };
    if (now() < (retryAt.get(key) ?? 0)) return { ask: 'not', ...way };
    retryAt.set(key, now() + retry);
    return { ask: 'behind', ...way };
  }

  function noteSpeed(isLate: boolean): void {
    if (slowness === undefined) return;
    if (isLate) {
      slowness.answers += 1;
      if (slowness.answers === MOST_FAULTS) log.warn('[cairn] [content-origin] the content origin is slow; pages do not wait for it');
      return;
    }
    if (slowness.answers >= MOST_FAULTS) log.info('[cairn] [content-origin] the content origin answers in time again');
    slowness = undefined;
    ended = answers;
  }
}

function reasonOf(fault: OriginFault | undefined): Readonly<Record<string, unknown>> {
  const { message, cause } = fault ?? {};
  return { reason: message, ...(cause instanceof Error ? { cause: cause.message } : {}) };
}
