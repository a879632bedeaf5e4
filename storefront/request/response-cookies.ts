/** Set-Cookie values of one response; the last value of each name applies. */
export interface ResponseCookies {
  /** Sets a whole value created by `cookie`. */
  set(entry: string): void;
  entries(): readonly string[];
}

export function createResponseCookies(): ResponseCookies {
  const byName = new Map<string, string>();
  return {
    set(entry) {
      const name = entry.slice(0, entry.indexOf('='));
      byName.delete(name);
      byName.set(name, entry);
    },
    entries: () => [...byName.values()],
  };
}
