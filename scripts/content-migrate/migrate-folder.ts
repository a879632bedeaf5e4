import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentMigration } from '#backend/content/content-migration.ts';
import { parseDocumentPath } from '#backend/content/documents/document-path.ts';
import { parseDocumentText } from '#backend/content/faults/validate-document.ts';
import { migrateDocument, getVersion } from '#backend/content/migrate-document.ts';
import { isRecord } from '#backend/content/documents/is-record.ts';
import { writeFormatted } from '../generators/write-formatted.ts';

/**
 * Migrates the documents below a folder that have an older version, and updates their version.
 * @returns their paths.
 */
export async function migrateFolder(folder: string, known: readonly ContentMigration[]): Promise<readonly string[]> {
  const version = known.length + 1;
  const files: Record<string, string> = {};
  for (const path of globSync('**/*.json', { cwd: folder })) {
    const parsed = parseDocumentPath(path.replaceAll('\\', '/')) ? parseDocumentText(readFileSync(join(folder, path), 'utf8')) : undefined;
    if (!parsed || 'fault' in parsed || getVersion(parsed.value) === version) continue;
    const migrated = migrateDocument(parsed.value, known);
    if ('fault' in migrated) throw new Error(`[cairn] [content] ${path}${migrated.fault.pointer} ${migrated.fault.message}`);
    if (isRecord(migrated.value)) files[path] = JSON.stringify(addVersion(migrated.value, version), null, 2);
  }
  return writeFormatted(folder, files);
}

/** Placed beside `$schema`, where editors look for it. */
function addVersion({ $schema, ...document }: Readonly<Record<string, unknown>>, schemaVersion: number): object {
  return { ...($schema === undefined ? {} : { $schema }), schemaVersion, ...document };
}
