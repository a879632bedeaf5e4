import { ERRORS_FILE, readErrorRows, readVocabulary, type ErrorRow } from './error-rows.ts';
import { sortKeys } from '../json.ts';
import type { Output } from '../output.ts';
import { SchemaError } from '../schema-error.ts';
import type { Sources } from '../sources.ts';

/** generated/errors.ts from schemas/errors.json: each code or range with its level, reactions and meaning. */
export function generateErrorCodes(sources: Sources): Output {
  const vocabulary = readVocabulary(sources);
  const rows = readErrorRows(sources);
  const codes: Record<string, ErrorRow> = {};
  rows.forEach((row, index) => {
    if (row.code === undefined) return;
    if (row.code in codes) throw new SchemaError(ERRORS_FILE, `/errors/${index}/code`, `duplicate code "${row.code}"`);
    codes[row.code] = row;
  });
  const ranges = rows.filter(({ code }) => code === undefined);
  const table = Object.entries(sortKeys(codes));
  const meanings = Object.fromEntries(
    [...table, ...ranges.map((row) => [row.range, row] as const)].map(([name, { meaning }]) => [name, meaning]),
  );
  return {
    path: 'errors.ts',
    text: `
      /** Where a notice shows by default. */
      export type ErrorLevel = ${formatUnion(vocabulary.levels)};

      /** What a client does about an error. */
      export type ErrorReaction =
      ${Object.entries(vocabulary.reactions)
        .map(([name, meaning]) => `/** ${meaning} */\n| '${name}'`)
        .join('\n')};

      /** What follows when an error refuses the placing of an order: the step whose top shows the notice, or a cart that is read again. */
      export type PlacingReaction = ${formatUnion(vocabulary.placing)};

      interface ErrorFacts {
        readonly level: ErrorLevel;
        readonly reactions?: readonly ErrorReaction[];
        readonly placing?: PlacingReaction;
      }

      const FACTS = { ${table.map(([code, row]) => `${code}: ${formatFacts(row)}`).join(',\n')} } as const satisfies Readonly<Record<string, ErrorFacts>>;

      /** A code that is known by name; others are known by their range. */
      export type ErrorCode = keyof typeof FACTS;

      export const errorCodes = Object.keys(FACTS) as readonly ErrorCode[];

      /** Codes that mean the same. */
      export type ErrorRange = ${formatUnion(ranges.map(({ range = '' }) => range))};

      export const errorRanges: readonly (ErrorFacts & { readonly range: ErrorRange; readonly pattern: RegExp })[] = [${ranges.map(formatRange).join(', ')}];

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

function formatUnion(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(' | ');
}

function formatRange(row: ErrorRow): string {
  return `{ range: '${row.range}', pattern: /${row.pattern}/, ${formatFacts(row).slice(1, -1)} }`;
}

/** An object literal without the meaning, which browsers do not need. */
function formatFacts({ level, reactions, placing }: ErrorRow): string {
  return JSON.stringify({ level, ...(reactions.length > 0 && { reactions }), ...(placing !== undefined && { placing }) });
}
