import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareContents } from '../../contract-diff/compare-contents.ts';
import { DOCUMENT_SCHEMA } from './document-schema.ts';
import type { JsonObject } from '../json.ts';

/** Thrown if stored documents might not pass the new content schemas. */
export class BreakingChangeError extends Error {
  override readonly name = 'BreakingChangeError';

  constructor(changes: readonly string[]) {
    super(
      `stored content may not pass the schemas any more: ${changes.join(' ')} Write a migration of documents, ` +
        'backend/content/migrations/<what-it-does>.ts, add it to the list in backend/content/migrations/index.ts, run `npm run codegen` ' +
        'and then `npm run content:migrate`; or make the change one that only adds.',
    );
  }
}

/**
 * Compares new content schemas with those in `folder`, for which stored documents were written. A change that documents might not survive
 * requires a newer version with a migration to it.
 * @throws BreakingChangeError
 */
export function rejectBreakingChanges(folder: string, files: ReadonlyMap<string, string>): void {
  const path = join(folder, DOCUMENT_SCHEMA);
  if (!existsSync(path)) return;
  const before = readFileSync(path, 'utf8');
  const after = files.get(DOCUMENT_SCHEMA) ?? '{}';
  if (before === after) return;
  const changes = compareContents(JSON.parse(before) as JsonObject, JSON.parse(after) as JsonObject);
  const breaking = changes.filter(({ level }) => level === 'breaking');
  if (breaking.length > 0) throw new BreakingChangeError(breaking.map(({ message, place }) => `${message} (${place})`));
}
