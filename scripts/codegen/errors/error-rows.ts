import { isObject, getObject, getStrings, type JsonObject } from '../json.ts';
import { SchemaError } from '../schema-error.ts';
import { getSource, type Sources } from '../sources.ts';

/** Steps that cause an error. A row without operations applies to all that no other row of its status names. */
export interface ProvokeRow {
  readonly status: number;
  readonly operations?: readonly string[];
  readonly how: string;
}

export interface ErrorRow {
  readonly code?: string;
  /** Name for all codes that the pattern matches. */
  readonly range?: string;
  readonly pattern?: string;
  readonly level: string;
  readonly reactions: readonly string[];
  readonly placing?: string;
  readonly meaning: string;
  readonly provoke?: readonly ProvokeRow[];
  /** Reason why the backend does not return it. */
  readonly notRaised?: string;
}

export interface Vocabulary {
  readonly levels: readonly string[];
  /** Name → reaction of a client. */
  readonly reactions: Readonly<Record<string, string>>;
  readonly placing: readonly string[];
}

export const ERRORS_FILE = 'errors.json';

/** Every code of the contract, by name or by range. */
export interface ErrorCodeTable {
  has(code: string): boolean;
  /** Error statuses of the responses with a code; empty for a code that the backend does not return. */
  getStatuses(code: string): readonly number[];
  /** Codes and ranges. Each needs a message. */
  readonly names: readonly string[];
}

export function readErrorCodes(sources: Sources): ErrorCodeTable {
  const rows = (getSource(sources, ERRORS_FILE).errors ?? []) as unknown as readonly ErrorRow[];
  const find = (code: string) =>
    rows.find((row) => row.code === code) ?? rows.find(({ pattern }) => pattern !== undefined && new RegExp(pattern).test(code));
  return {
    has: (code) => find(code) !== undefined,
    getStatuses: (code) => (find(code)?.provoke ?? []).map(({ status }) => status).filter((status) => status >= 400),
    names: rows.flatMap(({ code, range }) => code ?? range ?? []),
  };
}

/** The rows of schemas/errors.json. @throws SchemaError */
export function readErrorRows(sources: Sources): readonly ErrorRow[] {
  const vocabulary = readVocabulary(sources);
  const { errors } = getSource(sources, ERRORS_FILE);
  return (Array.isArray(errors) ? errors : []).map((entry, index) => readRow(entry, index, vocabulary));
}

export function readVocabulary(sources: Sources): Vocabulary {
  const source = getSource(sources, ERRORS_FILE);
  return {
    levels: getStrings(source, 'levels'),
    reactions: getObject(source, 'reactions') as Record<string, string>,
    placing: getStrings(source, 'placing'),
  };
}

function readRow(entry: unknown, index: number, { levels, reactions, placing }: Vocabulary): ErrorRow {
  const at = `/errors/${index}`;
  if (!isObject(entry)) throw new SchemaError(ERRORS_FILE, at, 'must be an object');
  const { code, range, pattern, level, meaning } = entry;
  if ((typeof code === 'string') === (typeof pattern === 'string'))
    throw new SchemaError(ERRORS_FILE, at, 'must have either a code or a pattern');
  if ((typeof pattern === 'string') !== (typeof range === 'string'))
    throw new SchemaError(ERRORS_FILE, at, 'must name the range of its pattern');
  if (typeof level !== 'string' || !levels.includes(level))
    throw new SchemaError(ERRORS_FILE, `${at}/level`, `must be one of ${levels.join(', ')}`);
  if (typeof meaning !== 'string') throw new SchemaError(ERRORS_FILE, `${at}/meaning`, 'must be a sentence');
  const requests = entry.reactions === undefined ? [] : getStrings(entry, 'reactions');
  if (!requests.every((name) => Object.hasOwn(reactions, name)))
    throw new SchemaError(ERRORS_FILE, `${at}/reactions`, `must be among ${Object.keys(reactions).join(', ')}`);
  if (entry.placing !== undefined && !(typeof entry.placing === 'string' && placing.includes(entry.placing)))
    throw new SchemaError(ERRORS_FILE, `${at}/placing`, `must be one of ${placing.join(', ')}`);
  return {
    ...readProvoke(entry, at),
    level,
    meaning,
    reactions: requests,
    ...(typeof entry.placing === 'string' && { placing: entry.placing }),
    ...(typeof code === 'string' && { code }),
    ...(typeof pattern === 'string' && typeof range === 'string' && { pattern, range }),
  };
}

function readProvoke({ provoke, notRaised }: JsonObject, at: string): Pick<ErrorRow, 'provoke' | 'notRaised'> {
  if ((provoke === undefined) === (notRaised === undefined))
    throw new SchemaError(ERRORS_FILE, at, 'must have either "provoke" or "notRaised"');
  if (typeof notRaised === 'string') return { notRaised };
  const rows = Array.isArray(provoke) ? provoke : [];
  if (rows.length === 0) throw new SchemaError(ERRORS_FILE, `${at}/provoke`, 'must have a row');
  return {
    provoke: rows.map((row, index): ProvokeRow => {
      const { status, operations, how } = isObject(row) ? row : {};
      if (typeof status !== 'number' || typeof how !== 'string')
        throw new SchemaError(ERRORS_FILE, `${at}/provoke/${index}`, 'must have a status and "how"');
      return { status, how, ...(operations !== undefined && { operations: getStrings(row, 'operations') }) };
    }),
  };
}
