import { parseArgs } from 'node:util';

export const suites = ['kill', 'partner', 'owners', 'strings', 'fuzz', 'floods', 'disk'] as const;
/** Owners are covered by the suite that every operation passes. */
const shortSuites = ['kill', 'partner', 'strings', 'fuzz'] as const satisfies readonly Suite[];
const databases = ['embedded', 'postgres'] as const;
export type Suite = (typeof suites)[number];

export interface Options {
  /** The part that `npm test` runs, in seconds rather than minutes. */
  readonly isShort: boolean;
  /** The same seed sends the same requests. */
  readonly seed: number;
  readonly suites: readonly Suite[];
  readonly databases: readonly (typeof databases)[number][];
  readonly loops: number;
  readonly scenarios: number;
  readonly requests: number;
  /** True to write docs/reference/hostile-results.md. */
  readonly writes: boolean;
}

const usage = `npm run test:hostile -- [--short] [--seed N] [--only ${suites.join(',')}] [--database ${databases.join('|')}] [--loops N] [--scenarios N] [--requests N] [--write]`;

/**
 * Parses the command line.
 * @throws {TypeError} for unknown options or parts
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      short: { type: 'boolean', default: false },
      seed: { type: 'string' },
      only: { type: 'string' },
      database: { type: 'string' },
      loops: { type: 'string' },
      scenarios: { type: 'string' },
      requests: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const isShort = values.short;
  const count = (text: string | undefined, standard: number): number => {
    const number = text === undefined ? standard : Number(text);
    if (!Number.isInteger(number) || number < 0) throw new TypeError(`${text} is no count. ${usage}`);
    return number;
  };
  const known: readonly Suite[] = isShort ? shortSuites : suites;
  const requests = values.only?.split(',') ?? known;
  const unknown = requests.filter((name) => !suites.some((suite) => suite === name));
  if (unknown.length > 0) throw new TypeError(`There is no part ${unknown.join(', ')}. ${usage}`);
  return {
    isShort,
    seed: count(values.seed, Math.floor(Math.random() * 2 ** 31)),
    suites: suites.filter((suite) => requests.includes(suite)),
    databases: databases.filter((name) => (values.database ?? (isShort ? 'embedded' : name)) === name),
    loops: count(values.loops, isShort ? 2 : 20),
    scenarios: count(values.scenarios, isShort ? 6 : 50),
    requests: count(values.requests, isShort ? 800 : 20_000),
    writes: values.write,
  };
}
