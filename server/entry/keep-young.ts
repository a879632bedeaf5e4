import { setFlagsFromString } from 'node:v8';

/** V8's name for it. */
export const GUESSING = 'allocation-site-pretenuring';

/**
 * A server is one long warm-up for V8's guess at what will live long: what it makes while it renders its first pages does, and from then on
 * whatever is made in the same places, such as a kept page's facts, is put among old objects, and so is all that it leads to
 * (docs/decisions/0063-young-objects-stay-young.md). So it does not guess.
 */
export function keepYoung(): void {
  setFlagsFromString(`--no-${GUESSING}`);
}
