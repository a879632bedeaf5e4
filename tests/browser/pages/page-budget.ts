import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** Share by which a page may grow before the measured weight has to be updated. */
const SLACK = 0.05;
const WEIGHTS = new URL('weights.json', import.meta.url);
const UPDATE = 'npm run weights:update';

/** Sizes are gzipped bytes; the rest are counts. */
export type Weight = 'script' | 'files' | 'document' | 'requests' | 'pictures';
type Weights = Readonly<Record<string, Readonly<Partial<Record<Weight, number>>>>>;

/** Gzipped script in bytes that a page may never exceed, whatever was measured. */
const MAX_SCRIPT: ReadonlyMap<string, number> = new Map([
  ['category', 180 * 1024],
  ['product', 190 * 1024],
]);

/** Returns the limit for a measured weight, at most `most`; small counts may grow by one. */
export function computeBudget(measured: number, most = Infinity): number {
  return Math.min(most, Math.max(measured + 1, Math.floor(measured * (1 + SLACK))));
}

const getMax = (route: string, weight: Weight): number | undefined => (weight === 'script' ? MAX_SCRIPT.get(route) : undefined);

/** Describes a weight over its budget; undefined when the page is within it. */
export function describeExcess(route: string, weight: Weight, present: number, measured: number | undefined): string | undefined {
  if (measured === undefined) return `${route}: ${weight} is ${present} and has no budget yet. Run \`${UPDATE}\`.`;
  const most = getMax(route, weight);
  const budget = computeBudget(measured, most);
  if (present <= budget) return undefined;
  if (budget === most) return `${route}: ${weight} is ${present}, and may never exceed ${most}. Make the page lighter.`;
  return `${route}: ${weight} is ${present}, the budget is ${budget} (measured ${measured} + 5 %). Make the page lighter; if the growth is worth it, run \`${UPDATE}\`.`;
}

/** Compares a page with its budget. With --update-snapshots (`npm run weights:update`) it records the weights instead. */
export function expectWithinBudget(route: string, present: Readonly<Partial<Record<Weight, number>>>): void {
  const weights = JSON.parse(readFileSync(WEIGHTS, 'utf8')) as Weights;
  const { updateSnapshots } = test.info().config;
  if (updateSnapshots === 'all' || updateSnapshots === 'changed') {
    const updated = Object.entries({ ...weights, [route]: present }).sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(WEIGHTS, `${JSON.stringify(Object.fromEntries(updated), null, 2)}\n`);
    return;
  }
  for (const [weight, value] of Object.entries(present) as [Weight, number][]) {
    test.info().annotations.push({
      type: 'weight',
      description: `${route}: ${weight} ${value} of ${computeBudget(weights[route]?.[weight] ?? 0, getMax(route, weight))}`,
    });
    expect.soft(describeExcess(route, weight, value, weights[route]?.[weight])).toBeUndefined();
  }
}
