import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakingChanges } from './breaking-changes.ts';
import { DOCUMENT_SCHEMA, VERSION_KEYWORD } from './document-schema.ts';
import type { JsonObject } from '../json.ts';

/** A change of the content's schemas that stored documents might not survive, said so that whoever makes it knows what to do. */
export class BreakingChangeError extends Error {
  override readonly name = 'BreakingChangeError';

  constructor(changes: readonly string[]) {
    super(
      `stored content may not pass the schemas any more: ${changes.join('; ')}. Write a migration of documents, ` +
        'backend/content/migrations/<what-it-does>.ts, add it to the list in backend/content/migrations/index.ts, run `npm run codegen` ' +
        'and then `npm run content:migrate`; or make the change one that only adds.',
    );
  }
}

/**
 * Holds new schemas of content against those in `folder`, for which stored documents were written. A change that documents might not
 * survive needs a version of its own, so a migration that leads to it. @throws BreakingChangeError
 */
export function refuseBreakingChanges(folder: string, files: ReadonlyMap<string, string>): void {
  const path = join(folder, DOCUMENT_SCHEMA);
  if (!existsSync(path)) return;
  const before = JSON.parse(readFileSync(path, 'utf8')) as JsonObject;
  const after = JSON.parse(files.get(DOCUMENT_SCHEMA) ?? '{}') as JsonObject;
  if (Number(after[VERSION_KEYWORD]) > Number(before[VERSION_KEYWORD] ?? 1)) return;
  const changes = breakingChanges(before, after);
  if (changes.length > 0) throw new BreakingChangeError(changes);
}
