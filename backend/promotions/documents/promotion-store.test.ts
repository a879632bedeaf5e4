import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProblemList, type ContentProblem } from '../../content/faults/content-problem.ts';
import { writeSeed, type SeededFolder } from '../../content/testing/seed.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { findGivers } from '../engine/prepare-promotions.ts';
import { createPromotionStore, type PromotionStore } from './promotion-store.ts';

const site = { id: 'TARNFELL-US', brand: 'tarnfell', currency: 'USD' } as const;
const file = 'tarnfell/promotions/spring.json';
const name = { en: 'Spring', fr: 'Printemps', de: 'Frühling' };
const spring = { name, reward: { kind: 'product-percentage', percent: 20 } };

describe('createPromotionStore', () => {
  let folder: SeededFolder;
  let store: PromotionStore;
  let reported: ContentProblem[] = [];

  beforeEach(() => {
    reported = [];
    folder = writeSeed({});
    const problems = createProblemList((_, problem) => reported.push(problem));
    store = createPromotionStore({ contentDir: folder.contentDir, log: createRecordingLog(), problems, deliveryNames: ['home'] });
  });
  afterEach(() => folder.dispose());

  const write = (value: unknown, as = file): void => {
    folder.write(as, value);
    store.refresh(as);
  };
  const getIds = (mode?: 'preview'): readonly string[] => store.of(site, mode).automatic.map(({ id }) => id);

  it('handles promotion files only', () => {
    const files = [file, 'tarnfell/promotions/spring.draft.json', 'tarnfell/en/pages/promotions.json', 'tarnfell/experiments.json'];
    expect(files.map((one) => store.handlesFile(one))).toEqual([true, true, false, false]);
  });

  it('prepares the documents of a brand once until one changes', () => {
    write(spring);
    const first = store.of(site);
    expect([getIds(), store.of(site) === first]).toEqual([['spring'], true]);
    write({ ...spring, priority: 3 });
    expect(store.of(site)).not.toBe(first);
    folder.remove(file);
    store.refresh(file);
    expect([getIds(), store.of({ id: 'SOLVANE-US', brand: 'solvane', currency: 'USD' }).automatic]).toEqual([[], []]);
  });

  it.each([0.1, 0.3, 12.5, 33.3, 99.9, 100])('accepts %d percent', (percent) => {
    write({ ...spring, reward: { kind: 'product-percentage', percent } });
    expect(getIds()).toEqual(['spring']);
  });

  it('includes drafts in previews only', () => {
    write(spring, 'tarnfell/promotions/next.draft.json');
    expect([getIds(), getIds('preview')]).toEqual([[], ['next']]);
  });

  it('uses the last valid version of an invalid file', () => {
    write(spring);
    write({ ...spring, reward: { kind: 'product-percentage', percent: 120 } });
    expect(getIds()).toEqual(['spring']);
    expect(reported).toMatchObject([{ file, outcome: 'last good version stays', faults: [{ pointer: '/reward/percent' }] }]);
  });

  it('accepts a code for one promotion per site and time', () => {
    const coupon = { codes: ['SPRING'] };
    const other = 'tarnfell/promotions/summer.json';
    write({ ...spring, coupon, validTo: '2026-06-01T00:00:00Z' });
    write({ ...spring, coupon }, other);
    expect(reported).toMatchObject([{ file: other, outcome: 'left out', faults: [{ message: '"SPRING" is taken by spring' }] }]);
    write({ ...spring, coupon, validFrom: '2026-06-01T00:00:00Z' }, other);
    expect(store.of(site).byCode.get('SPRING')).toHaveLength(2);
  });

  it('lists the possible gifts of a moment', () => {
    write({ name, validFrom: '2026-06-01T00:00:00Z', reward: { kind: 'gift-with-purchase', gifts: ['A', 'B'] } });
    const getSkus = (at: string) => findGivers(store.of(site), new Date(at)).flatMap(({ reward }) => reward.skus);
    expect([getSkus('2026-05-31T00:00:00Z'), getSkus('2026-06-01T00:00:00Z')]).toEqual([[], ['A', 'B']]);
  });

  it.each<readonly [pointer: string, message: string, document: object]>([
    ['/stakking', 'is not a known field', { ...spring, stakking: 'exclusive' }],
    ['/name', 'must have the field "fr"', { ...spring, name: { en: 'Spring', de: 'Frühling' } }],
    ['/reward/kind', 'unknown kind "product-percent"', { ...spring, reward: { kind: 'product-percent' } }],
    ['/reward/percent', 'must be multiple of 0.1', { ...spring, reward: { kind: 'product-percentage', percent: 12.55 } }],
    ['/reward', 'needs its amounts in CAD', { ...spring, reward: { kind: 'order-amount', amount: { USD: 10 } } }],
    ['/minimum/amount', 'needs an amount in USD', { ...spring, sites: ['TARNFELL-US'], minimum: { amount: { USD: 9.999 } } }],
    ['/sites/0', 'tarnfell has no site "SOLVANE-US"', { ...spring, sites: ['SOLVANE-US'] }],
    ['/validTo', 'must be later than validFrom', { ...spring, validFrom: '2026-06-01T00:00:00Z', validTo: '2026-05-01T00:00:00Z' }],
    ['/coupon', 'must have "codes" or a "prefix"', { ...spring, coupon: { limits: { total: 1 } } }],
    ['/delivery/0', 'must be one of home, not "drone"', { ...spring, delivery: ['drone'] }],
    [
      '/callout/earned/en',
      'must match pattern',
      { ...spring, callout: { approaching: name, inProgress: name, earned: { ...name, en: 'a|b' } } },
    ],
  ])('reports an error at %s: %s', (pointer, message, document) => {
    write(document);
    expect(reported[0]?.faults[0]).toMatchObject({ pointer, message: expect.stringContaining(message) as string });
    expect(getIds()).toEqual([]);
  });
});
