import path from 'node:path';
import { ImportError } from '#backend/catalog-import/formats/source-format.ts';
import { importCatalog } from '#backend/catalog-import/import-catalog.ts';
import { readIssues } from '#backend/catalog-import/read-issues.ts';
import { createDatabase } from '#backend/database/create-database.ts';
import { parseEnvironment } from '#server/environment/environment.ts';
import { readArguments } from './catalog-import/read-arguments.ts';
import { createProgress } from './catalog-import/show-progress.ts';
import { writeReport } from './catalog-import/write-report.ts';

/** `npm run catalog:import -- FILE` updates the catalog to a product feed. */
async function run(): Promise<void> {
  const { reportFile, ...request } = await readArguments(process.argv.slice(2));
  const { databaseUrl, dataDir } = parseEnvironment(process.env, path.resolve(import.meta.dirname, '..'));
  const database = await createDatabase(databaseUrl ? { url: databaseUrl } : { dataDir });
  const progress = createProgress();
  try {
    const ports = { clock: { now: () => new Date() }, ids: { uuid: () => crypto.randomUUID() } };
    const summary = await database.runUnlimited((db) => importCatalog({ ...ports, db }, { ...request, onProgress: progress.update }));
    progress.stop();
    await writeReport(reportFile, readIssues(database.db, summary.importId));
    const { products, variants, withdrawn, rejectedRows, ignoredValues } = summary;
    console.log(`${request.isDryRun ? 'Dry run: ' : ''}${products} products with ${variants} variants accepted, ${withdrawn} withdrawn.`);
    console.log(`${rejectedRows} rows rejected, ${ignoredValues} values ignored. Report: ${path.relative('', reportFile)}`);
  } finally {
    progress.stop();
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  if (!(error instanceof ImportError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
