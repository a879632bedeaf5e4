import path from 'node:path';
import { createBackend, type Backend } from '#backend/backend.ts';
import { createDatabase, type Database } from '#backend/database/create-database.ts';
import type { BackendMode, Log } from '#backend/ports.ts';
import { drawIllustration } from '#ui/illustrations/index.ts';
import type { Environment } from './environment.ts';

export interface BackendSide {
  readonly backend: Backend;
  readonly database: Database;
  close(): Promise<void>;
}

/** The reference backend with its database, migrated, and the illustration kit for its media. */
export async function createBackendSide(environment: Environment, mode: BackendMode, log: Log): Promise<BackendSide> {
  const { databaseUrl, dataDir, contentDir } = environment;
  const database = await createDatabase(databaseUrl ? { url: databaseUrl } : { dataDir });
  try {
    const backend = await createBackend({
      db: database.db,
      clock: { now: () => new Date() },
      ids: { uuid: () => crypto.randomUUID() },
      media: (publicId, frame) => drawIllustration(publicId, frame),
      contentDir,
      cacheDir: path.join(dataDir, 'images'),
      log,
      mode,
    });
    const close = async (): Promise<void> => {
      await backend.close();
      await database.close();
    };
    return { backend, database, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
