import { readReports, type PolicyReport } from './read-reports.ts';

interface SinkOptions {
  readonly log: { warn(sentence: string, data?: Readonly<Record<string, unknown>>): void };
  readonly now: () => Date;
}

const MINUTE = 60_000;
/** Log lines per minute for all reports together. */
const LINES = 10;
/** Milliseconds within which the same fault is logged once. */
const REPEAT_AFTER = 60 * MINUTE;
/** Faults that are remembered. */
const KNOWN = 500;

/**
 * Logs content security policy violations that browsers report: each directive and origin once an hour, and a few lines a minute. Any
 * client can send reports, so they are logged as claims and the response never varies.
 */
export function createReportSink({ log, now }: SinkOptions): (request: Request) => Promise<Response> {
  const loggedAt = new Map<string, number>();
  let minute = { began: 0, lines: 0, dropped: 0 };

  const logReport = (report: PolicyReport): void => {
    const at = now().getTime();
    const fault = `${report.directive} ${report.blocked}`;
    const last = loggedAt.get(fault);
    if (last !== undefined && at - last < REPEAT_AFTER) return;
    if (at - minute.began >= MINUTE) {
      if (minute.dropped > 0) log.warn('[cairn] [csp] dropped reports above the limit', { leftOut: minute.dropped });
      minute = { began: at, lines: 0, dropped: 0 };
    }
    if (minute.lines >= LINES) {
      minute.dropped += 1;
      return;
    }
    minute.lines += 1;
    if (loggedAt.size >= KNOWN) loggedAt.delete(loggedAt.keys().next().value ?? '');
    loggedAt.delete(fault);
    loggedAt.set(fault, at);
    log.warn('[cairn] [csp] a browser reported a policy violation', { ...report });
  };

  return async (request) => {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
    for (const report of readReports(await request.text())) logReport(report);
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  };
}
