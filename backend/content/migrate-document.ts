import type { ContentFault } from './faults/content-problem.ts';
import type { ContentMigration, StoredJson } from './content-migration.ts';
import { isRecord } from './documents/is-record.ts';
import { migrations } from './migrations/index.ts';

export type Migrated = { readonly value: unknown } | { readonly fault: ContentFault };

/** The version of a document; 1 if it does not contain one. */
export function getVersion(document: unknown): unknown {
  return isRecord(document) ? (document.schemaVersion ?? 1) : 1;
}

/** Migrates a stored document to the current schemas and removes its version, which only the store uses. */
export function migrateDocument(document: unknown, known: readonly ContentMigration[] = migrations): Migrated {
  if (!isRecord(document)) return { value: document };
  const { schemaVersion: _version, ...stored } = document;
  const version = getVersion(document);
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > known.length + 1) {
    const message = `must be a version from 1 to ${known.length + 1}, not ${JSON.stringify(version)}`;
    return { fault: { pointer: '/schemaVersion', message, hint: 'versions count the files in backend/content/migrations' } };
  }
  return migrateFrom(stored, known.slice(version - 1));
}

function migrateFrom(stored: StoredJson, due: readonly ContentMigration[]): Migrated {
  let value = stored;
  for (const { name, migrate } of due) {
    try {
      value = migrate(value);
    } catch (error) {
      return { fault: { pointer: '', message: `cannot be migrated by "${name}": ${String(error)}` } };
    }
  }
  return { value };
}
