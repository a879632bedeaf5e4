import { hash } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { contractModes, driftReporters, type DriftFilter, type DriftPage, type StoredDrift } from '#contract/drift/drift-store.ts';
import type { ContractOperationId } from '#contract/drift/drift.ts';
import { operations } from '#generated/openapi/operations.ts';
import type { PendingDrift } from './pending-drifts.ts';

/** Increase it with each change of the table: rows of other versions are deleted. */
const VERSION = 1;

const TABLE = `
  CREATE TABLE IF NOT EXISTS drift (
    id TEXT PRIMARY KEY,
    operation_id TEXT NOT NULL,
    area TEXT NOT NULL,
    status INTEGER NOT NULL,
    kind TEXT NOT NULL,
    pointer TEXT NOT NULL,
    contract_commit TEXT NOT NULL,
    expected TEXT NOT NULL,
    example TEXT,
    first_seen TEXT NOT NULL,
    last_seen TEXT NOT NULL,
    count INTEGER NOT NULL,
    reported_by INTEGER NOT NULL,
    modes INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS drift_last_seen ON drift (last_seen DESC, id)`;

const UPSERT = `
  INSERT INTO drift VALUES (:id, :operationId, :area, :status, :kind, :pointer, :contractCommit, :expected, :example, :firstSeen, :lastSeen,
    :count, :reportedBy, :modes)
  ON CONFLICT (id) DO UPDATE SET
    expected = excluded.expected,
    example = coalesce(excluded.example, example),
    last_seen = max(excluded.last_seen, last_seen),
    count = count + excluded.count,
    reported_by = reported_by | excluded.reported_by,
    modes = modes | excluded.modes`;

const TRIM = 'DELETE FROM drift WHERE id IN (SELECT id FROM drift ORDER BY last_seen DESC, id LIMIT -1 OFFSET ?)';

const WHERE = `
  WHERE (:id IS NULL OR id = :id)
    AND (:operationId IS NULL OR operation_id = :operationId)
    AND (:area IS NULL OR area = :area)
    AND (:kind IS NULL OR kind = :kind)
    AND (:reportedBy IS NULL OR reported_by & :reportedBy <> 0)
    AND (:contractCommit IS NULL OR contract_commit = :contractCommit)
    AND (:text IS NULL OR instr(lower(operation_id || char(10) || pointer || char(10) || expected || char(10) || coalesce(example, '')), lower(:text)) > 0)`;

const areas = new Map<string, string>(operations.map(({ operationId, area }) => [operationId, area]));

/** The table of contract drifts in a SQLite database. */
export function createDriftTable(database: DatabaseSync, contractCommit: string) {
  const format = database.prepare('PRAGMA user_version').get()?.['user_version'];
  if (format !== VERSION) database.exec(`DROP TABLE IF EXISTS drift; PRAGMA user_version = ${VERSION}`);
  database.exec(TABLE);
  const upsert = database.prepare(UPSERT);
  const trim = database.prepare(TRIM);
  const list = database.prepare(`SELECT * FROM drift ${WHERE} ORDER BY last_seen DESC, id LIMIT :limit OFFSET :offset`);
  const count = database.prepare(`SELECT count(*) AS rows FROM drift ${WHERE}`);
  const version = database.prepare('PRAGMA data_version');
  const found = database.prepare('SELECT DISTINCT operation_id FROM drift ORDER BY operation_id');

  return {
    /** Adds rows in one transaction and deletes all but the `most` recently seen. */
    write(rows: readonly PendingDrift[], most: number): void {
      database.exec('BEGIN IMMEDIATE');
      try {
        for (const row of rows) upsert.run(getParameters(row, contractCommit));
        trim.run(most);
        database.exec('COMMIT');
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    list: (filter: DriftFilter, { offset, limit }: DriftPage): readonly StoredDrift[] =>
      list.all({ ...filterParameters(filter), offset, limit }).map(toRow),
    count: (filter: DriftFilter): number => Number(count.get(filterParameters(filter))?.['rows']),
    operations: (): readonly ContractOperationId[] => found.all().map((row) => row['operation_id'] as ContractOperationId),
    /** Changes after another connection has written. */
    version: (): unknown => version.get()?.['data_version'],
    clear: (): void => database.exec('DELETE FROM drift'),
  };
}

function getParameters({ drift, example, firstSeen, lastSeen, count, reportedBy, modes }: PendingDrift, contractCommit: string) {
  const { operationId, status, kind, pointer, expected } = drift;
  return {
    id: hash('sha256', JSON.stringify([operationId, status, kind, pointer, contractCommit])).slice(0, 16),
    operationId,
    area: areas.get(operationId) ?? '',
    status,
    kind,
    pointer,
    contractCommit,
    expected,
    example,
    firstSeen: firstSeen.toISOString(),
    lastSeen: lastSeen.toISOString(),
    count,
    reportedBy: toBitmask(driftReporters, reportedBy),
    modes: toBitmask(contractModes, modes),
  };
}

function filterParameters({ id, operationId, area, kind, reportedBy, contractCommit, text }: DriftFilter) {
  return {
    id: id ?? null,
    operationId: operationId ?? null,
    area: area ?? null,
    kind: kind ?? null,
    reportedBy: reportedBy ? toBitmask(driftReporters, new Set([reportedBy])) : null,
    contractCommit: contractCommit ?? null,
    text: text?.trim() || null,
  };
}

function toRow(row: Record<string, SQLOutputValue>): StoredDrift {
  const example = row['example'];
  return {
    id: String(row['id']),
    operationId: row['operation_id'] as ContractOperationId,
    area: String(row['area']),
    status: Number(row['status']),
    kind: row['kind'] as StoredDrift['kind'],
    pointer: String(row['pointer']),
    expected: String(row['expected']),
    ...(typeof example === 'string' && { example: JSON.parse(example) as unknown }),
    firstSeen: String(row['first_seen']),
    lastSeen: String(row['last_seen']),
    count: Number(row['count']),
    contractCommit: String(row['contract_commit']),
    reportedBy: fromBitmask(driftReporters, Number(row['reported_by'])),
    modes: fromBitmask(contractModes, Number(row['modes'])),
  };
}

/** A set as an integer, with one bit per name of the list. */
function toBitmask<Name>(names: readonly Name[], present: ReadonlySet<Name>): number {
  return names.reduce((bits, name, index) => (present.has(name) ? bits | (1 << index) : bits), 0);
}

function fromBitmask<Name>(names: readonly Name[], bits: number): readonly Name[] {
  return names.filter((_, index) => (bits & (1 << index)) !== 0);
}
