import { setImmediate } from 'node:timers/promises';

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
  readonly atOnce: number;
  readonly waiting: number;
  /** Milliseconds that one waits for its turn. */
  readonly patience: number;
  /** The same once the server stops: what waits then is told so while there is time. */
  readonly lastPatience: number;
}

/** Lets work begin in the order in which it came, so much at once. Work whose client has gone is not begun. */
export interface Turns {
  /** @throws TooBusyError. */
  take<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

const RETRY_AFTER = 5;

/** Turns of the event loop without a new arrival after which nobody is taken to be at the door. */
const QUIET_TURNS = 4;

interface Turn {
  readonly begin: () => void;
  readonly giveUp: () => void;
}

/** @param stopping Aborted when the server stops. */
export function createTurns({ atOnce, waiting, patience, lastPatience }: TurnLimits, stopping: AbortSignal): Turns {
  const queue = new Set<Turn>();
  let running = 0;
  let arrived = 0;
  let isHandingOut = false;
  stopping.addEventListener('abort', () => setTimeout(() => [...queue].forEach(({ giveUp }) => giveUp()), lastPatience).unref());

  /**
   * A page on the embedded database is made without ever waiting for the system, and a turn of the event loop accepts one connection:
   * without this look around, whoever comes while pages are made waits outside for as many pages as there are connections before his.
   */
  const lookAround = async (): Promise<void> => {
    for (let quiet = 0; quiet < QUIET_TURNS;) {
      const before = arrived;
      await setImmediate();
      quiet = arrived === before ? quiet + 1 : 0;
    }
  };

  const handOut = async (): Promise<void> => {
    if (isHandingOut) return;
    isHandingOut = true;
    while (running < atOnce && queue.size > 0) {
      await lookAround();
      const [next] = queue;
      if (next) {
        running += 1;
        next.begin();
      }
    }
    isHandingOut = false;
  };

  const wait = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        queue.delete(turn);
      };
      const giveUp = (): void => {
        leave();
        reject(new TooBusyError(RETRY_AFTER));
      };
      const turn: Turn = {
        begin() {
          leave();
          resolve();
        },
        giveUp,
      };
      const timer = setTimeout(giveUp, patience);
      signal.addEventListener('abort', giveUp);
      queue.add(turn);
      void handOut();
    });

  return {
    async take(work, signal) {
      arrived += 1;
      if (queue.size >= waiting) throw new TooBusyError(RETRY_AFTER);
      await wait(signal);
      try {
        return await work();
      } finally {
        running -= 1;
        void handOut();
      }
    },
  };
}
