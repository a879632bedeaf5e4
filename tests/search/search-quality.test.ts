import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '#backend/catalog/testing/start-catalog.ts';
import { computeMean, measureQuality, type MeasuredQuery } from './measure-quality.ts';

/** Minimum nDCG@10. Explain any change that lowers it. */
const minimum = 0.95;
const minimumOfKind = 0.9;
const minSearches = 200;

describe('the quality of search', () => {
  let test: TestCatalog;
  let measured: readonly MeasuredQuery[];
  beforeAll(async () => {
    test = await startTestCatalog();
    measured = await measureQuality(test);
  }, 120_000);
  afterAll(() => test.close());

  it('stays above its minimum over all judged searches and for each kind of them', () => {
    expect(measured.length).toBeGreaterThanOrEqual(minSearches);
    expect(computeMean(measured)).toBeGreaterThan(minimum);
    for (const kind of new Set(measured.map((one) => one.kind))) {
      expect([kind, computeMean(measured.filter((one) => one.kind === kind)) > minimumOfKind]).toEqual([kind, true]);
    }
  });

  it('finds something for every judged search', () => {
    expect(measured.filter(({ isEmpty }) => isEmpty).map(({ query, locale }) => `${locale} ${query}`)).toEqual([]);
  });
});
