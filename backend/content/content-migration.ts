import { isRecord } from './documents/is-record.ts';

/** The JSON of a document in its file, of any version of the schemas. */
export type StoredJson = Readonly<Record<string, unknown>>;

export interface ContentMigration {
  /** Name of its file, which describes the change, e.g. "hero-subtitle-becomes-lead". */
  readonly name: string;
  /** Migrates a document of the previous version. Must not mutate its argument. */
  readonly migrate: (document: StoredJson) => StoredJson;
}

/** Copies a document and replaces each block of a type, at any position. For migrations, so it does not depend on the current schemas. */
export function changeBlocks(document: StoredJson, type: string, change: (block: StoredJson) => StoredJson): StoredJson {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isRecord(value)) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([name, child]) => [name, walk(child)]));
    return copy.type === type && typeof copy.id === 'string' ? change(copy) : copy;
  };
  return walk(document) as StoredJson;
}
