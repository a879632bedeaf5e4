import type { Drift } from '#contract/drift/drift.ts';

/** Maximum characters of a pointer and of a requirement. */
const MAX_TEXT = 300;
/** Maximum characters of an example as JSON. */
const MAX_EXAMPLE = 1000;

const shorten = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

/** Shortens a drift to the lengths of the store; a long example becomes the beginning of its JSON. */
export function shortenDrift({ example, ...drift }: Drift): Drift {
  const json = example === undefined ? undefined : JSON.stringify(example);
  return {
    ...drift,
    pointer: shorten(drift.pointer),
    expected: shorten(drift.expected),
    ...(json === undefined ? {} : { example: json.length > MAX_EXAMPLE ? `${json.slice(0, MAX_EXAMPLE)}…` : example }),
  };
}
