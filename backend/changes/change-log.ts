/** The time of the last change of each part of the catalog, as a count that only grows. */
export interface ChangeLog {
  /** Number of changes so far. */
  count(): number;
  /** Returns true if one of these parts of the catalog has changed since a count. */
  hasChanged(parts: readonly string[], since: number): boolean;
  record(part: string): void;
}

/** Maximum of parts to remember; for older counts everything is reported as changed. */
const MAX_CHANGES = 20_000;

export function createChangeLog(most = MAX_CHANGES): ChangeLog {
  const lastChanges = new Map<string, number>();
  let count = 0;
  let forgotten = 0;
  return {
    count: () => count,
    hasChanged: (parts, since) => since < forgotten || parts.some((part) => (lastChanges.get(part) ?? 0) > since),
    record(part) {
      if (lastChanges.size >= most && !lastChanges.has(part)) {
        lastChanges.clear();
        forgotten = count + 1;
      }
      lastChanges.set(part, (count += 1));
    },
  };
}
