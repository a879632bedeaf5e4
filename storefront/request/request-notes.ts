import type { RequestFacts } from './request.ts';

/** Something that is found out while a request is answered. */
export interface RequestNote<Value> {
  find(facts: RequestFacts): Value | undefined;
  keep(facts: RequestFacts, value: Value): void;
}

/**
 * A note that requests carry with them. A WeakMap by request would read the same, but V8's young collections take whatever its values lead
 * to for alive: each request, its session and its visit would grow old, and full collections would have to find them.
 */
export function createRequestNote<Value>(name: string): RequestNote<Value> {
  const key = Symbol(name);
  return {
    find: ({ notes }) => notes[key] as Value | undefined,
    keep: ({ notes }, value) => void (notes[key] = value),
  };
}
