/**
 * `npm run content:check`: validates every document and promotion, and checks that their pictures and films exist. It then reports how many
 * of the editors' choices (fields, layouts, variants, other enumerations, switches) each brand's shop and the showcase's documents
 * demonstrate. Fails for an invalid document, and for a choice that no document demonstrates.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocumentPath } from '#backend/content/documents/document-path.ts';
import { validateDocument, parseDocumentText } from '#backend/content/faults/validate-document.ts';
import { getVersion } from '#backend/content/migrate-document.ts';
import { deliveryKinds } from '#backend/delivery/delivery-kinds.ts';
import { validatePromotion } from '#backend/promotions/documents/validate-promotion.ts';
import { parsePromotionPath, type PromotionPath } from '#backend/promotions/documents/promotion-path.ts';
import { currentVersion } from '#backend/content/migrations/index.ts';
import type { Page } from '#generated/content/types.ts';
import { listIllustrationIds } from '#demo/illustrations/index.ts';
import type { Schema } from './content-check/choices.ts';
import { measureCoverage } from './content-check/coverage.ts';
import { findMissingMedia } from './content-check/missing-media.ts';

const ROOT = 'demo/content';
const schema = JSON.parse(readFileSync('generated/content/document.schema.json', 'utf8')) as Schema;
const illustrations = new Set(listIllustrationIds());
const media = {
  hasPicture: (id: string): boolean => illustrations.has(id),
  hasFilm: (file: string): boolean => existsSync(path.join(ROOT, file)),
};
const faults: string[] = [];
const pagesOf = new Map<string, Page[]>();
for (const file of globSync(`${ROOT}/**/*.json`)) {
  const relative = file.slice(ROOT.length + 1).replaceAll('\\', '/');
  const promotion = parsePromotionPath(relative);
  if (promotion) faults.push(...checkPromotion(file, promotion));
  const location = parseDocumentPath(relative);
  if (!location) continue;
  const parsed = parseDocumentText(readFileSync(file, 'utf8'));
  const { page, faults: found } = 'fault' in parsed ? { page: null, faults: [parsed.fault] } : validateDocument(parsed.value, location);
  if (!('fault' in parsed) && getVersion(parsed.value) !== currentVersion)
    faults.push(`${file}: has an older schema version; run \`npm run content:migrate\``);
  // Editors see the invalid blocks of a draft marked in the preview.
  if (!location.isDraft)
    faults.push(...[...found, ...findMissingMedia(page, media)].map(({ pointer, message }) => `${file}${pointer}: ${message}`));
  if (page) pagesOf.set(location.brand, [...(pagesOf.get(location.brand) ?? []), page]);
}

function checkPromotion(file: string, { brand }: PromotionPath): readonly string[] {
  const parsed = parseDocumentText(readFileSync(file, 'utf8'));
  const found = 'fault' in parsed ? [parsed.fault] : validatePromotion(parsed.value, brand, Object.keys(deliveryKinds)).faults;
  return found.map(({ pointer, message }) => `${file}${pointer}: ${message}`);
}

const missing: string[] = [];
for (const [brand, pages] of pagesOf) {
  const coverage = measureCoverage(schema, pages);
  console.table(
    coverage
      .filter(({ blocks, total }) => blocks !== undefined || total > 0)
      .map(({ name, blocks, shown, total }) => ({
        [`${brand}: block or shared part`]: name,
        blocks,
        shown,
        'of all choices': total,
      })),
  );
  const sum = (of: 'shown' | 'total'): number => coverage.reduce((all, one) => all + one[of], 0);
  console.log(`${brand}: ${sum('shown')} of ${sum('total')} fields and choices are shown in ${pages.length} documents.`);
  missing.push(...coverage.flatMap(({ name, missing: values }) => values.map((value) => `${brand}, ${name}: no document shows ${value}`)));
}
console.log(`${faults.length} errors.`);
for (const line of [...faults, ...missing]) console.error(line);
if (faults.length > 0 || missing.length > 0) process.exitCode = 1;
