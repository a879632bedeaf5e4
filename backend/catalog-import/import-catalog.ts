import { stat } from 'node:fs/promises';
import { setImmediate as letTimersRun } from 'node:timers/promises';
import { sql } from 'kysely';
import { rebuildListings } from '../catalog/listings/rebuild-listings.ts';
import { upsertRows } from '../database/sync-rows.ts';
import { applyProducts } from './apply/apply-products.ts';
import { withdrawProducts } from './apply/withdraw-products.ts';
import { startImport, type BeginPorts, type ImportRow } from './start-import.ts';
import { validateProduct } from './validate-product.ts';
import { sourceFormats, type SourceFormatName } from './formats/index.ts';
import { readText } from './formats/read-text.ts';
import { ImportError } from './formats/source-format.ts';
import type { ImportOptions } from './import-options.ts';
import { countGroups, readGroups, type SourceGroup } from './read-groups.ts';
import { issueKey, createIssueRow, stageRows } from './stage-rows.ts';

export type ImportPhase = 'reading' | 'applying' | 'listing';

export interface ImportRequest {
  readonly file: string;
  readonly format: SourceFormatName;
  readonly options: ImportOptions;
  /** Checks every row and changes nothing in the catalog. */
  readonly isDryRun: boolean;
  /** Approximate rows per transaction; 2000 by default. */
  readonly batchSize?: number;
  /** Bytes while reading, products while applying. */
  onProgress?(phase: ImportPhase, done: number, total: number): void;
}

export interface ImportSummary {
  readonly importId: string;
  readonly products: number;
  readonly variants: number;
  readonly withdrawn: number;
  readonly rejectedRows: number;
  readonly ignoredValues: number;
}

const ignoreProgress: NonNullable<ImportRequest['onProgress']> = () => undefined;

async function readFile(ports: BeginPorts, row: ImportRow, { file, format, onProgress = ignoreProgress }: ImportRequest): Promise<void> {
  const { size } = await stat(file);
  let bytes = 0;
  const chunks = readText(file, (count) => onProgress('reading', (bytes += count), size));
  const { read, columns } = sourceFormats[format];
  await stageRows(ports.db, row, read(chunks), columns.key);
}

/** Applies a batch in one transaction unless another process has applied it meanwhile. */
async function applyBatch(
  { db, clock }: BeginPorts,
  { id, after_key: afterKey }: Pick<ImportRow, 'id' | 'after_key'>,
  groups: readonly SourceGroup[],
  { format, options, isDryRun }: ImportRequest,
): Promise<string> {
  const checked = groups.map(({ items }) => validateProduct(items, sourceFormats[format].columns, options));
  const products = checked.flatMap(({ product }) => product ?? []);
  const last = groups.at(-1)?.key ?? afterKey;
  await db.transaction().execute(async (transaction) => {
    const moved = await transaction
      .updateTable('imports')
      .set(({ eb }) => ({
        after_key: last,
        products: eb('products', '+', products.length),
        variants: eb(
          'variants',
          '+',
          products.reduce((sum, { variants }) => sum + variants.length, 0),
        ),
      }))
      .where('id', '=', id)
      .where('after_key', '=', afterKey)
      .executeTakeFirst();
    if (Number(moved.numUpdatedRows) === 0) throw new ImportError('Another process imports this file.');
    const issues = checked.flatMap((product) => product.issues.map((issue) => createIssueRow(id, issue)));
    const distinct = [...new Map(issues.map((issue) => [JSON.stringify(issue), issue])).values()];
    await upsertRows(transaction, 'import_issues', distinct, { key: issueKey });
    if (isDryRun) return;
    const changed = await applyProducts(transaction, products, { importId: id, options, now: clock.now() });
    const grown = sql<number>`changed + ${sql.lit(changed)}`;
    await transaction.updateTable('imports').set({ changed: grown }).where('id', '=', id).execute();
  });
  return last;
}

async function applyAll(ports: BeginPorts, row: ImportRow, request: ImportRequest): Promise<void> {
  const { onProgress = ignoreProgress, batchSize = 2000 } = request;
  const total = await countGroups(ports.db, row.id);
  let done = 0;
  let afterKey = row.after_key;
  for await (const groups of readGroups(ports.db, { importId: row.id, afterKey, rowsAtOnce: batchSize })) {
    afterKey = await applyBatch(ports, { id: row.id, after_key: afterKey }, groups, request);
    onProgress('applying', (done += groups.length), total);
    // The embedded database never yields to the event loop, which would delay signals and the progress bar to the end.
    await letTimersRun();
  }
}

async function summarize({ db }: BeginPorts, importId: string, withdrawn: number): Promise<ImportSummary> {
  const { rows } = await sql<Omit<ImportSummary, 'withdrawn' | 'importId'>>`select
    products, variants,
    (select count(distinct line)::int from import_issues where import_id = ${importId} and rejected) as "rejectedRows",
    (select count(*)::int from import_issues where import_id = ${importId} and not rejected) as "ignoredValues"
    from imports where id = ${importId}`.execute(db);
  const [found] = rows;
  return { importId, withdrawn, products: 0, variants: 0, rejectedRows: 0, ignoredValues: 0, ...found };
}

/**
 * Imports a file into the catalog. Importing the same file again changes nothing; after an interruption the same call resumes.
 * @throws ImportError if the whole file cannot be imported.
 */
export async function importCatalog(ports: BeginPorts, request: ImportRequest): Promise<ImportSummary> {
  const { options, isDryRun, onProgress = ignoreProgress } = request;
  const row = await startImport(ports, request.file, options, isDryRun);
  if (row.phase === 'reading') await readFile(ports, row, request);
  await applyAll(ports, row, request);
  onProgress('listing', 0, 1);
  // Updates the statistics before listings are read; otherwise each page of styles would take seconds.
  await sql`analyze`.execute(ports.db);
  const withdrawn = await ports.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('import_items').where('import_id', '=', row.id).execute();
    const count = isDryRun ? 0 : await withdrawProducts(transaction, options.source, row.id);
    const finished = { phase: 'finished' as const, finished_at: ports.clock.now() };
    const { changed } = await transaction
      .updateTable('imports')
      .set(finished)
      .where('id', '=', row.id)
      .returning('changed')
      .executeTakeFirstOrThrow();
    if (changed + count > 0) await rebuildListings(transaction);
    return count;
  });
  onProgress('listing', 1, 1);
  return summarize(ports, row.id, withdrawn);
}
