import { isObject, sortKeys, stringsAt } from '../json.ts';
import type { Output } from '../output.ts';
import { SchemaError } from '../schema-error.ts';
import { sourceOf, type Sources } from '../sources.ts';

interface ErrorRow {
  readonly code?: string;
  /** The name of all codes that the pattern matches. */
  readonly range?: string;
  readonly pattern?: string;
  /** Statuses of the responses that may carry the code. */
  readonly statuses: readonly number[];
  readonly level: string;
  readonly reactions: readonly string[];
  readonly placing?: string;
  readonly meaning: string;
}

interface Vocabulary {
  readonly levels: readonly string[];
  /** Name → what a client does. */
  readonly reactions: Readonly<Record<string, string>>;
  readonly placing: readonly string[];
}

const FILE = 'errors.json';

/** Every code that the contract knows, by name or by range. */
export interface ErrorCodeTable {
  has(code: string): boolean;
  /** Statuses of the responses that may carry a code. */
  statusesOf(code: string): readonly number[];
  /** Of codes and ranges: what each needs a message for. */
  readonly names: readonly string[];
}

export function readErrorCodes(sources: Sources): ErrorCodeTable {
  const rows = (sourceOf(sources, FILE).errors ?? []) as unknown as readonly ErrorRow[];
  const find = (code: string) =>
    rows.find((row) => row.code === code) ?? rows.find(({ pattern }) => pattern !== undefined && new RegExp(pattern).test(code));
  return {
    has: (code) => find(code) !== undefined,
    statusesOf: (code) => find(code)?.statuses ?? [],
    names: rows.flatMap(({ code, range }) => code ?? range ?? []),
  };
}

/** generated/errors.ts from schemas/errors.json: each code or range with its level, reactions and meaning. */
export function errorCodes(sources: Sources): Output {
  const source = sourceOf(sources, FILE);
  const vocabulary: Vocabulary = {
    levels: stringsAt(source, 'levels'),
    reactions: isObject(source.reactions) ? (source.reactions as Record<string, string>) : {},
    placing: stringsAt(source, 'placing'),
  };
  const codes: Record<string, ErrorRow> = {};
  const ranges: ErrorRow[] = [];
  const entries = Array.isArray(source.errors) ? source.errors : [];
  entries.forEach((entry, index) => {
    const row = readRow(entry, index, vocabulary);
    if (row.code !== undefined) {
      if (row.code in codes) throw new SchemaError(FILE, `/errors/${index}/code`, `"${row.code}" stands there twice`);
      codes[row.code] = row;
    } else ranges.push(row);
  });
  const table = Object.entries(sortKeys(codes));
  const meanings = Object.fromEntries(
    [...table, ...ranges.map((row) => [row.range, row] as const)].map(([name, { meaning }]) => [name, meaning]),
  );
  return {
    path: 'errors.ts',
    text: `
      /** Where a notice shows by default. */
      export type ErrorLevel = ${unionOf(vocabulary.levels)};

      /** What a client does about an error. */
      export type ErrorReaction =
      ${Object.entries(vocabulary.reactions)
        .map(([name, meaning]) => `/** ${meaning} */\n| '${name}'`)
        .join('\n')};

      /** What follows when an error refuses the placing of an order: the step whose top shows the notice, or a cart that is read again. */
      export type PlacingReaction = ${unionOf(vocabulary.placing)};

      interface ErrorFacts {
        readonly level: ErrorLevel;
        readonly reactions?: readonly ErrorReaction[];
        readonly placing?: PlacingReaction;
      }

      const FACTS = { ${table.map(([code, row]) => `${code}: ${factsOf(row)}`).join(',\n')} } as const satisfies Readonly<Record<string, ErrorFacts>>;

      /** A code that is known by name; others are known by their range. */
      export type ErrorCode = keyof typeof FACTS;

      export const errorCodes = Object.keys(FACTS) as readonly ErrorCode[];

      /** Codes that mean the same. */
      export type ErrorRange = ${unionOf(ranges.map(({ range = '' }) => range))};

      export const errorRanges: readonly (ErrorFacts & { readonly range: ErrorRange; readonly pattern: RegExp })[] = [${ranges.map(rangeRow).join(', ')}];

      /** What each code and range means: for people, no browser needs it. */
      export const errorMeanings: Readonly<Record<ErrorCode | ErrorRange, string>> = ${JSON.stringify(meanings)};

      function rangeOf(code: string) {
        return errorRanges.find(({ pattern }) => pattern.test(code));
      }

      function factsOf(code: string | undefined): ErrorFacts | undefined {
        if (code === undefined) return undefined;
        if (Object.hasOwn(FACTS, code)) return FACTS[code as ErrorCode];
        return rangeOf(code);
      }

      /** What the catalog calls the message of a code: the code itself, or its range; undefined for one that no contract knows. */
      export function errorNameOf(code: string): ErrorCode | ErrorRange | undefined {
        return Object.hasOwn(FACTS, code) ? (code as ErrorCode) : rangeOf(code)?.range;
      }

      /** The level of a code, named or in a range; undefined for one that no contract knows. */
      export function levelOf(code: string | undefined): ErrorLevel | undefined {
        return factsOf(code)?.level;
      }

      /** Whether a client has to do this about a code. */
      export function asksFor(code: string | undefined, reaction: ErrorReaction): boolean {
        return factsOf(code)?.reactions?.includes(reaction) === true;
      }

      /** What follows when a code refuses the placing of an order; undefined for a toast. */
      export function placingOf(code: string | undefined): PlacingReaction | undefined {
        return factsOf(code)?.placing;
      }
    `,
  };
}

function unionOf(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(' | ');
}

function rangeRow(row: ErrorRow): string {
  return `{ range: '${row.range}', pattern: /${row.pattern}/, ${factsOf(row).slice(1, -1)} }`;
}

/** An object literal without the meaning, which no browser needs. */
function factsOf({ level, reactions, placing }: ErrorRow): string {
  return JSON.stringify({ level, ...(reactions.length > 0 && { reactions }), ...(placing !== undefined && { placing }) });
}

function readRow(entry: unknown, index: number, { levels, reactions, placing }: Vocabulary): ErrorRow {
  const at = `/errors/${index}`;
  if (!isObject(entry)) throw new SchemaError(FILE, at, 'must be an object');
  const { code, range, pattern, statuses, level, meaning } = entry;
  if ((typeof code === 'string') === (typeof pattern === 'string')) throw new SchemaError(FILE, at, 'must have either a code or a pattern');
  if ((typeof pattern === 'string') !== (typeof range === 'string')) throw new SchemaError(FILE, at, 'must name the range of its pattern');
  if (!Array.isArray(statuses) || statuses.length === 0 || !statuses.every((status) => typeof status === 'number' && status >= 400))
    throw new SchemaError(FILE, `${at}/statuses`, 'must list the error statuses that the code comes with');
  if (typeof level !== 'string' || !levels.includes(level))
    throw new SchemaError(FILE, `${at}/level`, `must be one of ${levels.join(', ')}`);
  if (typeof meaning !== 'string') throw new SchemaError(FILE, `${at}/meaning`, 'must be a sentence');
  const asked = entry.reactions === undefined ? [] : stringsAt(entry, 'reactions');
  if (!asked.every((name) => Object.hasOwn(reactions, name)))
    throw new SchemaError(FILE, `${at}/reactions`, `must be among ${Object.keys(reactions).join(', ')}`);
  if (entry.placing !== undefined && !(typeof entry.placing === 'string' && placing.includes(entry.placing)))
    throw new SchemaError(FILE, `${at}/placing`, `must be one of ${placing.join(', ')}`);
  return {
    statuses: statuses as number[],
    level,
    meaning,
    reactions: asked,
    ...(typeof entry.placing === 'string' && { placing: entry.placing }),
    ...(typeof code === 'string' && { code }),
    ...(typeof pattern === 'string' && typeof range === 'string' && { pattern, range }),
  };
}
