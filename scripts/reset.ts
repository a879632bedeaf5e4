import { rmSync } from 'node:fs';
import path from 'node:path';
import { DataFolderLockedError, lockDataFolder } from '#backend/database/data-folder-lock.ts';
import { EnvironmentError, parseEnvironment } from './server/environment.ts';

try {
  const { dataDir } = parseEnvironment(process.env, path.resolve(import.meta.dirname, '..'));
  const release = lockDataFolder(path.join(dataDir, 'database'));
  release();
  rmSync(dataDir, { recursive: true, force: true });
  console.log(`${dataDir} is empty.`);
} catch (error) {
  if (!(error instanceof DataFolderLockedError || error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
