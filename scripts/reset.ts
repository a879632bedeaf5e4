import { rmSync } from 'node:fs';
import path from 'node:path';
import { DataFolderLockedError, lockDataFolder } from '#backend/database/data-folder-lock.ts';
import { DataFolderError } from '#backend/database/private-folder.ts';
import { EnvironmentError, parseEnvironment } from '#server/environment/environment.ts';

try {
  const { dataDir } = parseEnvironment(process.env, path.resolve(import.meta.dirname, '..'));
  const release = await lockDataFolder(path.join(dataDir, 'database'));
  release();
  rmSync(dataDir, { recursive: true, force: true });
  console.log(`Deleted ${dataDir}.`);
} catch (error) {
  if (![DataFolderError, DataFolderLockedError, EnvironmentError].some((known) => error instanceof known)) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
