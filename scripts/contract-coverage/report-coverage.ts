import type { Coverage, Share } from './read-coverage.ts';

/** Required percentages. Some properties are sent only by other services. */
const required: Readonly<Record<keyof Coverage, number>> = { operations: 100, statuses: 100, codes: 100, properties: 95 };

const titles: Readonly<Record<keyof Coverage, string>> = {
  operations: 'operations',
  statuses: 'statuses of operations',
  codes: 'error codes of operations',
  properties: 'response properties',
};

const kinds = Object.keys(titles) as (keyof Coverage)[];

const getPercent = ({ seen, of }: Share): number => (of === 0 ? 100 : (100 * seen) / of);

/** Kinds whose share is too small. */
export function findShortfalls(coverage: Coverage): readonly (keyof Coverage)[] {
  return kinds.filter((kind) => getPercent(coverage[kind]) < required[kind]);
}

/** A line for each kind, followed by its untested items. */
export function reportCoverage(coverage: Coverage): string {
  const lines = kinds.flatMap((kind) => {
    const { seen, of, missing } = coverage[kind];
    const share = `${getPercent(coverage[kind]).toFixed(1)} %`;
    return [
      `${titles[kind]}: ${seen} of ${of} (${share}, required ${required[kind]} %)`,
      ...missing.map((item) => `  not covered: ${item}`),
    ];
  });
  return lines.join('\n');
}
