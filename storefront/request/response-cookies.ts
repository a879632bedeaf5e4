/** Set-Cookie values of one answer; the last word on each name counts. */
export interface ResponseCookies {
  /** A whole value, as `cookie` makes it. */
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
