import { DataFolderLockedError } from '#backend/database/data-folder-lock.ts';
import { DataFolderError } from '#backend/database/private-folder.ts';
import { EnvironmentError } from './environment.ts';
import { PortInUseError } from './listen.ts';
import { PrepareError } from './prepare.ts';

type Undo = () => Promise<void>;

const known = [EnvironmentError, PortInUseError, PrepareError, DataFolderError, DataFolderLockedError];

/**
 * Runs a server until SIGINT or SIGTERM, then undoes what it pushed, last first: answers that are under way finish, the database closes.
 * A failure that has a sentence of its own is told by that sentence alone.
 */
export async function runUntilStopped(start: (stack: Undo[], signal: AbortSignal) => Promise<void>): Promise<void> {
  const stack: Undo[] = [];
  const stopping = new AbortController();
  let isStopping = false;

  const stop = async (code: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    stopping.abort();
    for (const undo of stack.toReversed()) await undo().catch((error: unknown) => console.error(error));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

  try {
    await start(stack, stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) return;
    console.error(known.some((type) => error instanceof type) ? (error as Error).message : error);
    await stop(1);
  }
}
