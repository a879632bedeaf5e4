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

  it.each([...counts])('breaks docs/style.md no more often than before in %s', (module, { violations, total }) => {
    const allowed = baseline[module] ?? 0;
    const listed = violations.length > allowed ? findNew(violations).map(describeViolation).join('\n') : '';
    expect(
      violations.length,
      `${module}: ${violations.length} of ${total} texts are flagged, ${allowed} are allowed.\n${listed}\nRewrite them by docs/style.md.`,
    ).toBeLessThanOrEqual(allowed);
  });

  it('prints the share of flagged texts', () => {
    const rows = [...counts].map(([module, { violations, total }]) => [module, violations.length, total] as const);
    const all = rows.reduce(([flagged, sum], [, count, total]) => [flagged + count, sum + total], [0, 0] as readonly [number, number]);
    const share = (flagged: number, total: number): string =>
      `${flagged}/${total} (${((100 * flagged) / Math.max(1, total)).toFixed(1)} %)`;
    console.info(
      ['Texts against docs/style.md:', ...rows.map(([module, ...row]) => `  ${module} ${share(...row)}`), `  all ${share(...all)}`].join(
        '\n',
      ),
    );
    expect(all[1]).toBeGreaterThan(1000);
  });
});
