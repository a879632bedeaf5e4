import { isObject, sortKeys, stringsAt } from './json.ts';
import type { Output } from './output.ts';
import { SchemaError } from './schema-error.ts';
import { sourceOf, type Sources } from './sources.ts';

interface ErrorRow {
  readonly code?: string;
  readonly pattern?: string;
  readonly level: string;
  readonly meaning: string;
}

const FILE = 'errors.json';

/** generated/errors.ts from schemas/errors.json: each code or pattern with its level and meaning. */
export function errorCodes(sources: Sources): Output {
  const source = sourceOf(sources, FILE);
  const levels = stringsAt(source, 'levels');
  const codes: Record<string, Pick<ErrorRow, 'level' | 'meaning'>> = {};
  const patterns: string[] = [];
  const entries = Array.isArray(source.errors) ? source.errors : [];
  entries.forEach((entry, index) => {
    const row = readRow(entry, index, levels);
    if (row.code !== undefined) {
      if (row.code in codes) throw new SchemaError(FILE, `/errors/${index}/code`, `"${row.code}" stands there twice`);
      codes[row.code] = { level: row.level, meaning: row.meaning };
    } else patterns.push(`{ pattern: /${row.pattern}/, level: '${row.level}', meaning: ${JSON.stringify(row.meaning)} }`);
  });
  const table = sortKeys(codes);
  return {
    path: 'errors.ts',
    text: `
      /** Where a notice shows by default. */
      export type ErrorLevel = ${levels.map((level) => `'${level}'`).join(' | ')};

      const LEVELS = ${JSON.stringify(Object.fromEntries(Object.entries(table).map(([code, { level }]) => [code, level])))} as const satisfies Readonly<Record<string, ErrorLevel>>;

      /** A code that is known by name; codes of a range are known by errorPatterns. */
      export type ErrorCode = keyof typeof LEVELS;

      export const errorCodes = Object.keys(LEVELS) as readonly ErrorCode[];

      /** What each code means and how the shop reacts (commerce.md §8). */
      export const errorMeanings: Readonly<Record<ErrorCode, string>> = ${JSON.stringify(Object.fromEntries(Object.entries(table).map(([code, { meaning }]) => [code, meaning])))};

      /** Ranges of codes. */
      export const errorPatterns: readonly { readonly pattern: RegExp; readonly level: ErrorLevel; readonly meaning: string }[] = [${patterns.join(', ')}];

      /** The level of a code, named or in a range; undefined for one that no contract knows. */
      export function levelOf(code: string): ErrorLevel | undefined {
        if (Object.hasOwn(LEVELS, code)) return LEVELS[code as ErrorCode];
        return errorPatterns.find(({ pattern }) => pattern.test(code))?.level;
      }
    `,
  };
}

function readRow(entry: unknown, index: number, levels: readonly string[]): ErrorRow {
  const at = `/errors/${index}`;
  if (!isObject(entry)) throw new SchemaError(FILE, at, 'must be an object');
  const { code, pattern, level, meaning } = entry;
  if ((typeof code === 'string') === (typeof pattern === 'string')) throw new SchemaError(FILE, at, 'must have either a code or a pattern');
  if (typeof level !== 'string' || !levels.includes(level))
    throw new SchemaError(FILE, `${at}/level`, `must be one of ${levels.join(', ')}`);
  if (typeof meaning !== 'string') throw new SchemaError(FILE, `${at}/meaning`, 'must be a sentence');
  return { level, meaning, ...(typeof code === 'string' && { code }), ...(typeof pattern === 'string' && { pattern }) };
}
