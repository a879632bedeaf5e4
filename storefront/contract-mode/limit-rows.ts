import type { Drift } from '#contract/drift/drift.ts';

/** New rows per operation and hour from browsers; for all operations together, less than the store's capacity. */
const MAX_ROWS = 30;
const HOUR = 3_600_000;

/**
 * Limits the rows that browsers can add, because anybody can send a report: made-up drifts must not fill the store or displace the rows of
 * other operations.
 */
export function createRowLimit(now: () => Date): (drift: Drift) => boolean {
  let rows = new Map<string, Set<string>>();
  let since = now().getTime();
  return ({ operationId, status, kind, pointer }) => {
    const moment = now().getTime();
    if (moment - since >= HOUR) [rows, since] = [new Map(), moment];
    const known = rows.get(operationId) ?? new Set();
    const row = `${status} ${kind} ${pointer}`;
    if (!known.has(row) && known.size >= MAX_ROWS) return false;
    rows.set(operationId, known.add(row));
    return true;
  };
}
