/** `npm run search:quality [below]`: nDCG@10 of the judged searches by kind and in total, and each search whose figure is lower than `below`. */
import { startTestCatalog } from '#backend/catalog/testing/start-catalog.ts';
import { computeMean, measureQuality } from './measure-quality.ts';

const below = Number(process.argv[2] ?? 0.7);
const catalog = await startTestCatalog();
try {
  const measured = await measureQuality(catalog);
  const kinds = [...new Set(measured.map(({ kind }) => kind))];
  const createRow = (name: string, some: typeof measured): object => ({
    kind: name,
    searches: some.length,
    'nDCG@10': computeMean(some).toFixed(3),
    empty: some.filter(({ isEmpty }) => isEmpty).length,
  });
  for (const { site, locale, query, ndcg, found } of measured.filter((one) => one.ndcg < below)) {
    console.log(`${ndcg.toFixed(2)}  ${site} ${locale}  ${query}  →  ${found.join(', ')}`);
  }
  console.table([
    ...kinds.map((kind) =>
      createRow(
        kind,
        measured.filter((one) => one.kind === kind),
      ),
    ),
    createRow('all', measured),
  ]);
} finally {
  await catalog.close();
}
