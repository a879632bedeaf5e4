const literal = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
/** A JSON string; control characters are not allowed. */
const string = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const space = /[ \t\n\r]*/y;

/** The index at which a text stops being valid JSON; -1 if it is valid. JSON.parse often does not report it. */
export function locateJsonFault(text: string): number {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const matched = pattern.test(text);
    if (matched) at = pattern.lastIndex;
    return matched;
  };
  const readNext = (): string => {
    take(space);
    return text[at] ?? '';
  };
  const takeSign = (sign: string): boolean => {
    const found = readNext() === sign;
    if (found) at += 1;
    return found;
  };
  const list = (end: string, entry: () => boolean): boolean => {
    if (takeSign(end)) return true;
    do {
      if (!entry()) return false;
    } while (takeSign(','));
    return takeSign(end);
  };
  const isMember = (): boolean => {
    readNext();
    return take(string) && takeSign(':') && isValue();
  };
  const isValue = (): boolean => {
    if (takeSign('{')) return list('}', isMember);
    if (takeSign('[')) return list(']', isValue);
    return take(string) || take(literal);
  };
  if (!isValue()) return at;
  readNext();
  return at === text.length ? -1 : at;
}
