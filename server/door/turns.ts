import { setImmediate } from 'node:timers/promises';
import { createFairQueue } from '#backend/limits/fair-queue.ts';

/** So many wait already, or one has waited so long, that the answer is to come back later. */
export class TooBusyError extends Error {
  /** Seconds. */
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super(`[cairn] [door] too many requests wait; come back in ${retryAfter} s`);
    this.name = 'TooBusyError';
    this.retryAfter = retryAfter;
  }
}

export interface TurnLimits {
  /** Of all clients together. */
  readonly atOnce: number;
  /** Of one client. */
  readonly each: number;
  readonly waiting: number;
  /** Milliseconds that one waits for its turn. */
  readonly patience: number;
  /** The same once the server stops: what waits then is told so while there is time. */
  readonly lastPatience: number;
  /** Milliseconds after which a turn ends before its work, which then waits for somebody else, e.g. a partner. */
  readonly longest?: number;
  /** Rounds of the event loop without a new arrival after which the next may begin. */
  readonly quietRounds: number;
}

/** Lets work begin, so much at once: clients take turns, and the work of each is in the order in which it came. Work whose client has gone is not begun. */
export interface Turns {
  /** @throws TooBusyError. */
  take<Result>(client: string, work: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

const RETRY_AFTER = 5;

interface Turn {
  readonly client: string;
  readonly cost: 1;
  readonly begin: () => void;
  readonly giveUp: () => void;
}

/** @param stopping Aborted when the server stops. */
export function createTurns(limits: TurnLimits, stopping = new AbortController().signal): Turns {
  const { atOnce, each, waiting, patience, lastPatience, longest, quietRounds } = limits;
  const lines = createFairQueue<Turn>();
  const running = new Map<string, number>();
  let allRunning = 0;
  let arrived = 0;
  let isHandingOut = false;
  stopping.addEventListener('abort', () => setTimeout(() => lines.entries().forEach(({ giveUp }) => giveUp()), lastPatience).unref());

  /**
   * A page on the embedded database is made without ever waiting for the system, and a round of the event loop accepts one connection:
   * without this look around, whoever comes while pages are made waits outside for as many pages as there are connections before his.
   */
  const lookAround = async (): Promise<void> => {
    for (let quiet = 0; quiet < quietRounds;) {
      const before = arrived;
      await setImmediate();
      quiet = arrived === before ? quiet + 1 : 0;
    }
  };

  const runningOf = (client: string): number => running.get(client) ?? 0;
  const count = (client: string, change: 1 | -1): void => {
    allRunning += change;
    const now = runningOf(client) + change;
    if (now > 0) running.set(client, now);
    else running.delete(client);
  };

  const mayBegin = ({ client }: Turn): boolean => allRunning < atOnce && runningOf(client) < each;
  const handOut = async (): Promise<void> => {
    if (isHandingOut) return;
    isHandingOut = true;
    while (lines.has(mayBegin)) {
      await lookAround();
      const next = lines.take(mayBegin);
      if (next) {
        count(next.client, 1);
        next.begin();
      }
    }
    isHandingOut = false;
  };

  const wait = (client: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        lines.remove(turn);
      };
      const giveUp = (): void => {
        leave();
        reject(new TooBusyError(RETRY_AFTER));
      };
      const turn: Turn = {
        client,
        cost: 1,
        begin() {
          leave();
          resolve();
        },
        giveUp,
      };
      const timer = setTimeout(giveUp, patience);
      signal.addEventListener('abort', giveUp);
      lines.add(client, turn);
      void handOut();
    });

  /** Answers what ends the turn, once. */
  const begun = (client: string): (() => void) => {
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      count(client, -1);
      void handOut();
    };
    const timer = longest === undefined ? undefined : setTimeout(end, longest);
    return end;
  };

  return {
    async take(client, work, signal) {
      arrived += 1;
      if (lines.size >= waiting) throw new TooBusyError(RETRY_AFTER);
      await wait(client, signal);
      const end = begun(client);
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}
