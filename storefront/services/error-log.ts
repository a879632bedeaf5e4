import type { CallReport } from '#commerce/client/call-hooks.ts';
import type { Log } from './log.ts';

const METHODS = { information: 'info', warning: 'warn', error: 'error' } as const;

/** Logs a failed call of the server or the browser as one line. */
export function logFailedCall({ level, message, ...data }: CallReport, madeBy: 'browser' | 'server', log: Log): void {
  log[METHODS[level]](message, { ...data, madeBy });
}
