export interface Waiting {
  /** Cost of the work. A client's total cost counts against its next turn. */
  readonly cost: number;
}

/** Waiting entries, one queue per client. An entry may be in the queues of several clients. */
export interface FairLines<Entry extends Waiting> {
  /** Number of waiting entries. */
  readonly size: number;
  lengthOf(client: string): number;
  join(client: string, entry: Entry): void;
  leave(client: string, entry: Entry): void;
  /** Removes the entry from every queue. */
  remove(entry: Entry): void;
  /** Removes and returns the cheapest fitting entry of the client with the lowest usage. */
  take(fits: (entry: Entry) => boolean): Entry | undefined;
  clear(): readonly Entry[];
}

interface Line<Entry> {
  readonly entries: Set<Entry>;
  /** Virtual time that the client has used. An absent client saves up nothing. */
  given: number;
}

/** Fair queueing by virtual time: a client with two hundred entries gets as much as one with two, and new clients do not starve it. */
export function createFairLines<Entry extends Waiting>(): FairLines<Entry> {
  const lines = new Map<string, Line<Entry>>();
  const linesOf = new Map<Entry, Set<string>>();
  /** The current virtual time, at which new clients start. */
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
      // Counts one future client too, which so starts before the clients that were just served.
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
