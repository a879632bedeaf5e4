import type { DriftKind } from '#contract/drift/drift.ts';
import type { DriftReporter } from '#contract/drift/drift-store.ts';

export const kindTexts: Readonly<Record<DriftKind, string>> = {
  missing: 'Missing',
  extra: 'Extra',
  'wrong-type': 'Wrong type',
  'wrong-format': 'Wrong format',
  'unknown-value': 'Unknown value',
  'out-of-range': 'Out of range',
  'undeclared-status': 'Undeclared status',
  'undeclared-error-code': 'Undeclared error code',
  'undeclared-header': 'Undeclared header',
};

export const reporterTexts: Readonly<Record<DriftReporter, string>> = { browser: 'Browser', server: 'Server' };

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "26 Nov, 04:41:10" in UTC, the same on the server and in every browser. */
export function formatMoment(moment: string): string {
  return `${formatDay(moment)}, ${moment.slice(11, 19)}`;
}

/** "26 Nov 2026, 04:41:10". */
export function formatMomentInFull(moment: string): string {
  return `${formatDay(moment)} ${moment.slice(0, 4)}, ${moment.slice(11, 19)}`;
}

function formatDay(moment: string): string {
  return `${Number(moment.slice(8, 10))} ${months[Number(moment.slice(5, 7)) - 1]}`;
}

export function formatCount(count: number): string {
  return new Intl.NumberFormat('en').format(count);
}

/** "1 drift", "1,200 drifts". */
export function formatDriftCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'drift' : 'drifts'}`;
}
