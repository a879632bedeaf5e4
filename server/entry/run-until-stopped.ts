import { DataFolderLockedError } from '#backend/database/data-folder-lock.ts';
import { DataFolderError } from '#backend/database/private-folder.ts';
import { UnknownMigrationError } from '#backend/database/run-migrations.ts';
import type { Log } from '#backend/ports.ts';
import { EnvironmentError } from '../environment/environment.ts';
import { createLog } from '../log/log.ts';
import { PortInUseError } from '../http/listen.ts';
import { PrepareError } from '../build/run-command.ts';

type Undo = () => Promise<void>;

const known = [EnvironmentError, PortInUseError, PrepareError, DataFolderError, DataFolderLockedError, UnknownMigrationError];

/** Milliseconds from the signal until the process ends, even if something still runs. */
const STOP_WITHIN = 4800;

/** Milliseconds within which signals count as one: a terminal signals every process, and the parent passes the signal on as well. */
const ONE_SIGNAL = 1000;

/**
 * Runs a server until SIGINT or SIGTERM, then runs the pushed undo functions, last first: open responses finish, the database closes.
 * A later signal ends it at once. Unhandled rejections are logged; an uncaught exception stops the server. Known errors are logged by their
 * message alone.
 */
export async function runUntilStopped(start: (stack: Undo[], signal: AbortSignal) => Promise<void>): Promise<void> {
  const log = createLog();
  const stack: Undo[] = [];
  const stopping = new AbortController();

  const stop = async (code: number): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => {
      log.warn('[cairn] [stop] aborted unfinished work after the time-out');
      process.exit(code);
    }, STOP_WITHIN).unref();
    for (const undo of stack.toReversed()) await undo().catch((error: unknown) => logFailure(log, 'could not be closed', error));
    process.exit(code);
  };
  let firstSignalAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      firstSignalAt ??= performance.now();
      if (performance.now() - firstSignalAt > ONE_SIGNAL) process.exit(1);
      void stop(0);
    });
  process.on('unhandledRejection', (error) => logFailure(log, 'unhandled rejection', error));
  process.on('uncaughtException', (error) => {
    logFailure(log, 'uncaught exception', error);
    void stop(1);
  });
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log.warn(`[cairn] [process] ${name}: ${message}`));

  try {
    await start(stack, stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) return;
    if (known.some((type) => error instanceof type)) log.error((error as Error).message);
    else logFailure(log, 'the start failed', error);
    await stop(1);
  }
}

function logFailure(log: Log, event: string, error: unknown): void {
  log.error(`[cairn] [process] ${event}: ${String(error)}`, error instanceof Error ? { stack: error.stack } : {});
}
