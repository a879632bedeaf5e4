/**
 * `npm run promotions:preview -- --site TARNFELL-US --at 2026-12-24T09:00:00Z --coupon SPRING15 'TARNFELL:TFDRU01U:Y5C:M::1:=3'`: prints
 * the promotions of a cart at a given time, including drafts, at the prices of the example shop.
 */
import { parseArgs } from 'node:util';
import { createProblemList } from '#backend/content/faults/content-problem.ts';
import { readFolder } from '#backend/content/watch-folder.ts';
import { deliveryKinds } from '#backend/delivery/delivery-kinds.ts';
import { createPromotionStore } from '#backend/promotions/documents/promotion-store.ts';
import { applyPromotions } from '#backend/promotions/engine/apply-promotions.ts';
import { createPreviewFacts, PreviewError } from './promotions-preview/preview-facts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: 'TARNFELL-US' },
    at: { type: 'string', default: new Date().toISOString() },
    coupon: { type: 'string', multiple: true, default: [] },
    segment: { type: 'string', multiple: true, default: [] },
  },
});

function show(rows: readonly object[]): void {
  if (rows.length > 0) console.table(rows);
}

try {
  const { site, facts } = createPreviewFacts({ ...values, items: positionals });
  const contentDir = 'demo/content';
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  const problems = createProblemList((sentence) => console.error(sentence));
  const store = createPromotionStore({ contentDir, log, problems, deliveryNames: Object.keys(deliveryKinds) });
  readFolder(contentDir, [store]);
  const result = applyPromotions(facts, store.of(site, 'preview'));
  const formatAmount = (minor: number): string => `${(minor / 100).toFixed(2)} ${site.currency}`;
  console.log(`${site.id} at ${facts.at.toISOString()}`);
  show(
    result.applied.map(({ id, level, discountMinor, gifts }) => ({
      id,
      level,
      discount: formatAmount(discountMinor),
      gifts: gifts.map(({ sku }) => sku).join(' '),
    })),
  );
  const ahead = result.callouts.filter(({ state }) => state !== 'earned');
  show(
    ahead.map(({ promotionId: id, missing }) => ({
      'not reached': id,
      missing: formatAmount(missing.amountMinor),
      units: missing.units,
    })),
  );
  show(result.coupons.map(({ id: code, applied, reason }) => ({ code, applied, reason })));
} catch (error) {
  if (!(error instanceof PreviewError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
