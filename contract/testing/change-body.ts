import { isDeepStrictEqual } from 'node:util';

type Holder = Record<string, unknown>;

/** A mutation of a body: sets or removes the value at a JSON pointer. */
export type BodyChange = { readonly set: string; readonly to: unknown } | { readonly remove: string };

/** Returns a changed copy of a body. Throws if nothing changes. */
export function changeBody(body: unknown, change: BodyChange): unknown {
  const pointer = 'set' in change ? change.set : change.remove;
  if (pointer === '') return 'set' in change ? change.to : undefined;
  const copy = structuredClone(body);
  const steps = pointer.split('/').slice(1);
  const name = steps.pop() ?? '';
  const holder = steps.reduce((value, step) => value[step] as Holder, copy as Holder);
  if ('set' in change) holder[name] = change.to;
  else delete holder[name];
  if (isDeepStrictEqual(copy, body)) throw new Error(`there is nothing to change at ${pointer}`);
  return copy;
}
