/** What waits, in a line for each client. */
export interface Lines<Entry> {
  readonly size: number;
  join(client: string, entry: Entry): void;
  leave(client: string, entry: Entry): void;
  has(mayCome: (client: string) => boolean): boolean;
  /** Takes out the first of the line whose turn it is: that of the client who was served longest ago. */
  take(mayCome: (client: string) => boolean): Entry | undefined;
  all(): readonly Entry[];
}

/** Round robin: a client with two hundred entries and one with a single one each have every second turn. */
export function createLines<Entry>(): Lines<Entry> {
  /** In the order of turns. */
  const lines = new Map<string, Set<Entry>>();
  let size = 0;
  const leave = (client: string, entry: Entry): void => {
    const line = lines.get(client);
    if (!line?.delete(entry)) return;
    size -= 1;
    if (line.size === 0) lines.delete(client);
  };
  const next = (mayCome: (client: string) => boolean): [string, Set<Entry>] | undefined => {
    for (const line of lines) if (mayCome(line[0])) return line;
    return undefined;
  };
  return {
    get size() {
      return size;
    },
    join(client, entry) {
      const line = lines.get(client) ?? new Set();
      lines.set(client, line.add(entry));
      size += 1;
    },
    leave,
    has: (mayCome) => next(mayCome) !== undefined,
    take(mayCome) {
      const [client, line] = next(mayCome) ?? [];
      const [entry] = line ?? [];
      if (client === undefined || line === undefined || entry === undefined) return undefined;
      leave(client, entry);
      lines.delete(client);
      if (line.size > 0) lines.set(client, line);
      return entry;
    },
    all: () => [...lines.values()].flatMap((line) => [...line]),
  };
}
