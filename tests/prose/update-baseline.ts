// Runs `npm run prose:update`: lowers the baseline to the present counts and never raises it.
import { existsSync, writeFileSync } from 'node:fs';
import { BASELINE, countProse, readBaseline, type Baseline } from './count-prose.ts';

const before: Baseline = existsSync(BASELINE) ? readBaseline() : {};
const counts = [...countProse()].sort(([a], [b]) => (a < b ? -1 : 1));
const isKnown = existsSync(BASELINE);
const raised = counts.filter(([module, { violations }]) => isKnown && violations.length > (before[module] ?? 0));
if (raised.length > 0) {
  const modules = raised.map(([module, { violations }]) => `${module} (${before[module] ?? 0} → ${violations.length})`).join(', ');
  console.error(
    `The baseline only goes down. Rewrite the new texts by docs/guide/style.md first: ${modules}. For code that moved between modules, move its count in ${BASELINE} by hand.`,
  );
  process.exitCode = 1;
} else {
  const after = Object.fromEntries(counts.map(([module, { violations }]) => [module, violations.length]));
  writeFileSync(BASELINE, `${JSON.stringify(after, null, 2)}\n`);
  const sum = (baseline: Baseline): number => Object.values(baseline).reduce((total, count) => total + count, 0);
  console.log(`${BASELINE}: ${sum(before)} → ${sum(after)} flagged texts.`);
}
