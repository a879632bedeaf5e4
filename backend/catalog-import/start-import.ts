import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Clock, Ids } from '../ports.ts';
import type { ImportOptions } from './import-options.ts';

export type ImportRow = Selectable<Tables['imports']>;

async function computeFingerprint(file: string, parts: readonly unknown[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(parts));
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) hash.update(bytes);
  return hash.digest('base64url').slice(0, 22);
}

export interface BeginPorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Resumes the interrupted import of the same file with the same options, or starts one and deletes the source's earlier ones. */
export async function startImport(
  { db, clock, ids }: BeginPorts,
  file: string,
  options: ImportOptions,
  isDryRun: boolean,
): Promise<ImportRow> {
  const { source, sites, language, defaultStock } = options;
  const fingerprint = await computeFingerprint(file, [source, sites.map(({ id }) => id), language, defaultStock, isDryRun]);
  return db.transaction().execute(async (transaction) => {
    const unfinished = await transaction
      .selectFrom('imports')
      .selectAll()
      .where('source', '=', source)
      .where('phase', '<>', 'finished')
      .executeTakeFirst();
    if (unfinished?.fingerprint === fingerprint) return unfinished;
    await transaction.deleteFrom('imports').where('source', '=', source).execute();
    const row = { id: ids.uuid(), source, fingerprint, phase: 'reading' as const, line: 0, after_key: '', started_at: clock.now() };
    return transaction.insertInto('imports').values(row).returningAll().executeTakeFirstOrThrow();
  });
}
