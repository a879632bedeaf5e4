import type { Drift } from '#contract/drift/drift.ts';

/** Characters of a pointer and of a requirement. */
const LONGEST_TEXT = 300;
/** Characters of an example as JSON. */
const LONGEST_EXAMPLE = 1000;

const cut = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);

/** Shortens a drift to the lengths that are stored; of a longer example, the beginning of its JSON. */
export function cutDrift({ example, ...drift }: Drift): Drift {
  const json = example === undefined ? undefined : JSON.stringify(example);
  return {
    ...drift,
    pointer: cut(drift.pointer),
    expected: cut(drift.expected),
    ...(json === undefined ? {} : { example: json.length > LONGEST_EXAMPLE ? `${json.slice(0, LONGEST_EXAMPLE)}…` : example }),
  };
}
