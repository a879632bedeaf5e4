import type { CallReport } from '#commerce/client/call-hooks.ts';
import type { Log } from './log.ts';

const METHODS = { information: 'info', warning: 'warn', error: 'error' } as const;

/** The sink of the error port: every failed call is one line of the log, whichever side of the shop made it. */
export function logFailedCall({ level, message, ...data }: CallReport, madeBy: 'browser' | 'server', log: Log): void {
  log[METHODS[level]](message, { ...data, madeBy });
}
