export interface Waiting {
  /** What it takes; what a client was given counts against its next turn. */
  readonly cost: number;
}

/** What waits, in one line for each client. One entry may stand in the lines of several. */
export interface FairLines<Entry extends Waiting> {
  /** Entries that wait. */
  readonly size: number;
  lengthOf(client: string): number;
  join(client: string, entry: Entry): void;
  leave(client: string, entry: Entry): void;
  /** Out of every line. */
  remove(entry: Entry): void;
  /** Takes out what comes next of what fits: of the client that was given least so far, its cheapest. */
  take(fits: (entry: Entry) => boolean): Entry | undefined;
  clear(): readonly Entry[];
}

interface Line<Entry> {
  readonly entries: Set<Entry>;
  /** What the client was given, on the common scale: nobody saves turns up by being away. */
  given: number;
}

/** Fair queueing by virtual time: a client with two hundred entries gets as much as one with two, and newcomers do not keep it out for good. */
export function createFairLines<Entry extends Waiting>(): FairLines<Entry> {
  const lines = new Map<string, Line<Entry>>();
  const linesOf = new Map<Entry, Set<string>>();
  /** What a client would have been given that has waited all along: where newcomers begin. */
  let present = 0;

  const leave = (client: string, entry: Entry): void => {
    const clients = linesOf.get(entry);
    clients?.delete(client);
    if (clients?.size === 0) linesOf.delete(entry);
    lines.get(client)?.entries.delete(entry);
  };
  const remove = (entry: Entry): void => {
    for (const client of new Set(linesOf.get(entry))) leave(client, entry);
  };
  const forgetIdle = (): void => {
    for (const [client, { entries, given }] of lines) if (entries.size === 0 && given <= present) lines.delete(client);
  };

  return {
    get size() {
      return linesOf.size;
    },
    lengthOf: (client) => lines.get(client)?.entries.size ?? 0,
    join(client, entry) {
      const line = lines.get(client) ?? { entries: new Set<Entry>(), given: present };
      line.given = Math.max(line.given, present);
      line.entries.add(entry);
      lines.set(client, line);
      linesOf.set(entry, (linesOf.get(entry) ?? new Set()).add(client));
    },
    leave,
    remove,
    take(fits) {
      let next: { readonly line: Line<Entry>; readonly entry: Entry } | undefined;
      // Whoever comes next counts too, and so begins before those who were served just now.
      let sharers = 1;
      for (const line of lines.values()) {
        sharers += Number(line.entries.size > 0);
        if (next && line.given >= next.line.given) continue;
        const fitting = [...line.entries].filter(fits);
        const [first] = fitting;
        if (first) next = { line, entry: fitting.reduce((least, other) => (other.cost < least.cost ? other : least), first) };
      }
      if (!next) return undefined;
      present = Math.max(present, next.line.given) + next.entry.cost / sharers;
      next.line.given += next.entry.cost;
      remove(next.entry);
      forgetIdle();
      return next.entry;
    },
    clear() {
      const entries = [...linesOf.keys()];
      linesOf.clear();
      lines.clear();
      return entries;
    },
  };
}
