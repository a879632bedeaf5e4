/**
 * `node tests/bench/promotions/bench-promotions.ts [rounds]`: milliseconds to apply automatic promotions to carts, and to prepare them
 * once. Two mixes: promotions on one category each, as shops have them, and promotions that all match every line. Prints medians and the
 * 95th percentile. The exit code reports whether the bench ran, not how fast.
 */
import { applyPromotions } from '#backend/promotions/engine/apply-promotions.ts';
import type { FactLine, PromotionFacts } from '#backend/promotions/engine/facts.ts';
import { preparePromotions } from '#backend/promotions/engine/prepare-promotions.ts';
import { promotionKinds } from '#backend/promotions/kinds/promotion-kinds.ts';
import type { Reward, StoredPromotion } from '#backend/promotions/promotion-document.ts';
import { computeMedian } from '../compare.ts';

const rounds = Number(process.argv[2] ?? 2000);
const warmUp = 200;
const counts = { promotions: 100, lines: 50 };
const site = { id: 'TARNFELL-US', currency: 'USD' };
const name = { en: 'Offer', fr: 'Offre', de: 'Angebot' };

const rewards: readonly Reward[] = [
  { kind: 'product-percentage', percent: 10 },
  { kind: 'product-amount', amount: { USD: 1 } },
  { kind: 'buy-x-get-y', buy: 2, get: 1, percent: 50 },
  { kind: 'order-percentage', percent: 5 },
  { kind: 'order-amount', amount: { USD: 5 } },
  { kind: 'gift-with-purchase', gifts: ['GIFT-A', 'GIFT-B'] },
  { kind: 'shipping-free', methods: ['standard'] },
];
const getCategory = (index: number): string => `${20_000 + (index % 20)}`;

const getPromotions = (items: (index: number) => object): readonly StoredPromotion[] =>
  Array.from({ length: counts.promotions }, (_, index) => {
    const reward = rewards[index % rewards.length] as Reward;
    return { id: `promotion-${index}`, document: { name, minimum: { amount: { USD: 20 } }, reward, ...items(index) } };
  });

const lines = Array.from({ length: counts.lines }, (_, index): FactLine => {
  const categoryIds = [getCategory(index), getCategory(index + 7), '10000'];
  const styleId = `TFSTYL${10 + (index % 40)}`;
  return {
    id: `${index}`,
    styleId,
    categoryIds,
    qty: 1 + (index % 3),
    unitMinor: 1999 + index * 100,
    isReduced: index % 4 === 0,
    takesPromotions: true,
    shipmentId: 'me',
  };
});
const methods = [
  { code: 'standard', priceMinor: 800 },
  { code: 'express', priceMinor: 1800 },
];
const facts: PromotionFacts = {
  at: new Date('2026-11-21T09:00:00Z'),
  locale: 'en-us',
  segments: new Set(['member', 'signed-in']),
  lines,
  shipments: [{ id: 'me', delivery: 'home', bringsGifts: true, methods, chosen: 'standard' }],
  coupons: [],
  bonusChoices: [],
  gifts: new Map(['GIFT-A', 'GIFT-B'].map((sku) => [sku, { stock: 1000, valueMinor: 500 }])),
};

function measure(run: () => unknown): string {
  const times: number[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const start = performance.now();
    run();
    if (round >= 0) times.push(performance.now() - start);
  }
  const p95 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  return `median ${computeMedian(times).toFixed(3)} ms, p95 ${p95.toFixed(3)} ms`;
}

const mixes = {
  'about one category each': getPromotions((index) => ({ items: { categories: [getCategory(index)] } })),
  'about every line': getPromotions(() => ({})),
  'about every line, half of them exclusive': getPromotions((index) => (index % 2 === 0 ? {} : { stacking: 'exclusive' })),
};
console.log(`${counts.promotions} promotions, ${counts.lines} lines, ${rounds} rounds`);
for (const [mix, stored] of Object.entries(mixes)) {
  const prepared = preparePromotions(promotionKinds, stored, site);
  console.log(
    `${mix}: ${measure(() => applyPromotions(facts, prepared))}; prepared once in ${measure(() => preparePromotions(promotionKinds, stored, site))}`,
  );
}
