/** When each part of the catalog last changed, by a count that only grows. */
export interface ChangeLog {
  /** Of what has been noted so far. */
  count(): number;
  /** Whether one of these parts has changed since a count. */
  hasChanged(parts: readonly string[], since: number): boolean;
  note(part: string): void;
}

/** Parts that are remembered one by one; beyond that, everything older counts as changed. */
const MOST = 20_000;

export function createChangeLog(most = MOST): ChangeLog {
  const lastChanges = new Map<string, number>();
  let count = 0;
  let forgotten = 0;
  return {
    count: () => count,
    hasChanged: (parts, since) => since < forgotten || parts.some((part) => (lastChanges.get(part) ?? 0) > since),
    note(part) {
      if (lastChanges.size >= most && !lastChanges.has(part)) {
        lastChanges.clear();
        forgotten = count + 1;
      }
      lastChanges.set(part, (count += 1));
    },
  };
}
