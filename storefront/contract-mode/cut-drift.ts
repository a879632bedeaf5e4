import type { Drift } from '#contract/drift/drift.ts';

/** Maximum characters of a pointer and of a requirement. */
const LONGEST_TEXT = 300;
/** Maximum characters of an example as JSON. */
const LONGEST_EXAMPLE = 1000;

const cut = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);

/** Shortens a drift to the lengths of the store; a long example becomes the beginning of its JSON. */
export function cutDrift({ example, ...drift }: Drift): Drift {
  const json = example === undefined ? undefined : JSON.stringify(example);
  return {
    ...drift,
    pointer: cut(drift.pointer),
    expected: cut(drift.expected),
    ...(json === undefined ? {} : { example: json.length > LONGEST_EXAMPLE ? `${json.slice(0, LONGEST_EXAMPLE)}…` : example }),
  };
}
