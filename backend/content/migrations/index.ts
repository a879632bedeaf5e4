import type { ContentMigration } from '../content-migration.ts';

/** Append only and never reorder: documents store the number of migrations that they have passed. */
export const migrations: readonly ContentMigration[] = [];

/** The version of documents that the schemas accept: the first is 1, and each migration adds one. */
export const currentVersion: number = migrations.length + 1;
