import { isRecord } from './documents/is-record.ts';

/** A document as its file holds it, whatever the schemas said when it was written. */
export type StoredJson = Readonly<Record<string, unknown>>;

export interface ContentMigration {
  /** What it does, e.g. "hero-subtitle-becomes-lead": the name of its file. */
  readonly name: string;
  /** A document of the version before as the schemas now want it. It leaves what it is given as it is. */
  readonly migrate: (document: StoredJson) => StoredJson;
}

/** A copy of a document in which each block of a type is another, wherever it stands. For migrations: it asks no schema where blocks stand. */
export function changeBlocks(document: StoredJson, type: string, change: (block: StoredJson) => StoredJson): StoredJson {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isRecord(value)) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([name, child]) => [name, walk(child)]));
    return copy.type === type && typeof copy.id === 'string' ? change(copy) : copy;
  };
  return walk(document) as StoredJson;
}
