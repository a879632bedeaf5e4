import type { ContentMigration } from '../content-migration.ts';

/** In the order in which they are applied. None is taken away or moved: documents say how many of them they have passed. */
export const migrations: readonly ContentMigration[] = [];

/** The version of documents that the schemas accept: the first is 1, and each migration leads to the next. */
export const currentVersion: number = migrations.length + 1;
