import { describe, expect, it } from 'vitest';
import { readChangedLines } from './changed-lines.ts';
import { countProse, readBaseline, type Violation } from './count-prose.ts';

/** Violations that a failure lists when git cannot name the new ones. */
const SHOWN = 20;

const describeViolation = ({ file, line, text, rule }: Violation): string => `${file}:${line} ${rule}\n    ${text}`;

/** The violations on lines that this branch changed, else the first ones. */
function findNew(violations: readonly Violation[]): readonly Violation[] {
  const changed = readChangedLines();
  const own = violations.filter(({ file, line }) => changed.get(file)?.has(line));
  return own.length > 0 ? own : violations.slice(0, SHOWN);
}

describe('prose', () => {
  const counts = countProse();
  const baseline = readBaseline();

  it.each([...counts])('breaks docs/guide/style.md no more often than before in %s', (module, { violations, total }) => {
    const allowed = baseline[module] ?? 0;
    const listed = violations.length > allowed ? findNew(violations).map(describeViolation).join('\n') : '';
    expect(
      violations.length,
      `${module}: ${violations.length} of ${total} texts are flagged, ${allowed} are allowed.\n${listed}\nRewrite them by docs/guide/style.md.`,
    ).toBeLessThanOrEqual(allowed);
  });

  it('prints the share of flagged texts', () => {
    const rows = [...counts].map(([module, { violations, total }]) => ({ module, flagged: violations.length, total }));
    const sum = (key: 'flagged' | 'total'): number => rows.reduce((all, row) => all + row[key], 0);
    const all = { module: 'all', flagged: sum('flagged'), total: sum('total') };
    const share = (row: typeof all): string =>
      `  ${row.module} ${row.flagged}/${row.total} (${((100 * row.flagged) / Math.max(1, row.total)).toFixed(1)} %)`;
    console.info(['Texts against docs/guide/style.md:', ...[...rows, all].map(share)].join('\n'));
    expect(all.total).toBeGreaterThan(1000);
  });
});
