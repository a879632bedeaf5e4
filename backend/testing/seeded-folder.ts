import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { getSnapshotFile } from './test-database.ts';

/** Creates a data folder with the unit tests' seeded database, so that a server there starts without seeding. The caller closes it. */
export async function openSeededFolder(dataDir: string): Promise<PGlite> {
  const files = path.join(dataDir, 'database', 'pgdata');
  mkdirSync(files, { recursive: true });
  return PGlite.create(files, { loadDataDir: new Blob([readFileSync(await getSnapshotFile())]) });
}
