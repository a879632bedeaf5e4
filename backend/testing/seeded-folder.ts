import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { snapshotFile } from './test-database.ts';

/** Puts the unit tests' seeded database into a new data folder, so that a shop that starts there has nothing to seed. The caller closes it. */
export async function openSeededFolder(dataDir: string): Promise<PGlite> {
  const files = path.join(dataDir, 'database', 'pgdata');
  mkdirSync(files, { recursive: true });
  return PGlite.create(files, { loadDataDir: new Blob([readFileSync(await snapshotFile())]) });
}
