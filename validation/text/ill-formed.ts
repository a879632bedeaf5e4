/** Maximum nesting depth of a body, several times that of any in the contract. */
const DEEPEST = 64;

/** Control characters other than tab and line breaks. The database rejects NUL, and mails and feeds the others. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for.
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/**
 * Finds malformed text and numbers in a value and returns a sentence for each. `JSON.parse` accepts what the database rejects: NUL, lone
 * surrogates, 1e999.
 * @param place Names the value, e.g. "body"
 */
export function findIllFormed(value: unknown, place: string): readonly string[] {
  if (isWellFormed(value, 0)) return NONE;
  const faults: string[] = [];
  const left: { readonly value: unknown; readonly place: string; readonly depth: number }[] = [{ value, place, depth: 0 }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const fault = findFault(next.value, next.depth);
    if (fault !== undefined) faults.push(`${next.place}: ${fault}`);
    else if (typeof next.value === 'object' && next.value !== null) {
      for (const [key, inner] of Object.entries(next.value)) {
        const at = isText(key) ? `${next.place}/${key}` : `${next.place}/…`;
        if (!isText(key)) faults.push(`${at}: ${NO_TEXT}`);
        left.push({ value: inner, place: at, depth: next.depth + 1 });
      }
    }
  }
  return faults;
}

const NONE: readonly string[] = [];

/** Fast check for nearly all values, without locations. */
function isWellFormed(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return findFault(value, depth) === undefined;
  if (depth > DEEPEST) return false;
  if (Array.isArray(value)) return value.every((inner) => isWellFormed(inner, depth + 1));
  for (const key in value) {
    if (!isName(key) || !isWellFormed((value as Record<string, unknown>)[key], depth + 1)) return false;
  }
  return true;
}

/** Cache of well-formed field names, as the same ones recur in nearly all bodies, with its maximum size and maximum length of a name. */
const names = new Set<string>();
const MAX_NAMES = 2000;
const LONGEST_NAME = 60;

function isName(key: string): boolean {
  if (names.has(key)) return true;
  if (!isText(key)) return false;
  if (names.size < MAX_NAMES && key.length <= LONGEST_NAME) names.add(key);
  return true;
}

const NO_TEXT = 'must be well-formed text without control characters';

function findFault(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return isText(value) ? undefined : NO_TEXT;
  if (typeof value === 'number')
    return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? undefined : 'must be a number within the safe integers';
  return depth > DEEPEST ? 'is nested too deeply' : undefined;
}

function isText(text: string): boolean {
  return text.isWellFormed() && !CONTROL.test(text);
}
