export interface Waiting {
  /** Cost of the work. A client's total cost counts against its next turn. */
  readonly cost: number;
}

/** Waiting entries, one queue per client. An entry may be in the queues of several clients. */
export interface FairQueue<Entry extends Waiting> {
  /** Number of waiting entries. */
  readonly size: number;
  getLength(client: string): number;
  enqueue(client: string, entry: Entry): void;
  leave(client: string, entry: Entry): void;
  /** Removes the entry from every queue. */
  remove(entry: Entry): void;
  /** Removes and returns the cheapest fitting entry of the client with the lowest usage. */
  take(fits: (entry: Entry) => boolean): Entry | undefined;
  clear(): readonly Entry[];
}

interface ClientQueue<Entry> {
  readonly entries: Set<Entry>;
  /** Virtual time that the client has used. An absent client saves up nothing. */
  usage: number;
}

/** Fair queueing by virtual time: a client with two hundred entries gets as much as one with two, and new clients do not starve it. */
export function createFairQueue<Entry extends Waiting>(): FairQueue<Entry> {
  const queues = new Map<string, ClientQueue<Entry>>();
  const clientsByEntry = new Map<Entry, Set<string>>();
  /** The current virtual time, at which new clients start. */
  let virtualTime = 0;

  const dequeue = (client: string, entry: Entry): void => {
    const clients = clientsByEntry.get(entry);
    clients?.delete(client);
    if (clients?.size === 0) clientsByEntry.delete(entry);
    queues.get(client)?.entries.delete(entry);
  };
  const remove = (entry: Entry): void => {
    for (const client of new Set(clientsByEntry.get(entry))) dequeue(client, entry);
  };
  const removeIdleClients = (): void => {
    for (const [client, { entries, usage: given }] of queues) if (entries.size === 0 && given <= virtualTime) queues.delete(client);
  };

  return {
    get size() {
      return clientsByEntry.size;
    },
    getLength: (client) => queues.get(client)?.entries.size ?? 0,
    enqueue(client, entry) {
      const line = queues.get(client) ?? { entries: new Set<Entry>(), usage: virtualTime };
      line.usage = Math.max(line.usage, virtualTime);
      line.entries.add(entry);
      queues.set(client, line);
      clientsByEntry.set(entry, (clientsByEntry.get(entry) ?? new Set()).add(client));
    },
    leave: dequeue,
    remove,
    take(fits) {
      let next: { readonly line: ClientQueue<Entry>; readonly entry: Entry } | undefined;
      // Counts one future client too, which so starts before the clients that were just served.
      let sharers = 1;
      for (const line of queues.values()) {
        sharers += Number(line.entries.size > 0);
        if (next && line.usage >= next.line.usage) continue;
        const fitting = [...line.entries].filter(fits);
        const [first] = fitting;
        if (first) next = { line, entry: fitting.reduce((least, other) => (other.cost < least.cost ? other : least), first) };
      }
      if (!next) return undefined;
      virtualTime = Math.max(virtualTime, next.line.usage) + next.entry.cost / sharers;
      next.line.usage += next.entry.cost;
      remove(next.entry);
      removeIdleClients();
      return next.entry;
    },
    clear() {
      const entries = [...clientsByEntry.keys()];
      clientsByEntry.clear();
      queues.clear();
      return entries;
    },
  };
}
