interface QueuedEntry {
  /** Counts against the client's next turn. 1 for entries that all cost the same. */
  readonly cost: number;
}

/** Waiting entries, one queue per client. An entry may be in the queues of several clients. */
export interface FairQueue<Entry extends QueuedEntry> {
  /** Number of waiting entries. */
  readonly size: number;
  lengthOf(client: string): number;
  add(client: string, entry: Entry): void;
  /** Removes the entry from the queue of one client. */
  delete(client: string, entry: Entry): void;
  /** Removes the entry from every queue. */
  remove(entry: Entry): void;
  has(matches: (entry: Entry) => boolean): boolean;
  /** Removes and returns the cheapest matching entry of the client with the lowest usage; the oldest of equally cheap ones. */
  take(matches: (entry: Entry) => boolean): Entry | undefined;
  entries(): readonly Entry[];
  clear(): readonly Entry[];
}

interface ClientQueue<Entry> {
  readonly entries: Set<Entry>;
  /** Virtual time that the client has used. An absent client saves up nothing. */
  used: number;
}

/** Fair queueing by virtual time: a client with two hundred entries gets as much as one with two, and new clients do not starve it. */
export function createFairQueue<Entry extends QueuedEntry>(): FairQueue<Entry> {
  const queues = new Map<string, ClientQueue<Entry>>();
  const clientsOf = new Map<Entry, Set<string>>();
  /** The current virtual time, at which new clients start. */
  let now = 0;

  const deleteOf = (client: string, entry: Entry): void => {
    const clients = clientsOf.get(entry);
    clients?.delete(client);
    if (clients?.size === 0) clientsOf.delete(entry);
    queues.get(client)?.entries.delete(entry);
  };
  const remove = (entry: Entry): void => {
    for (const client of new Set(clientsOf.get(entry))) deleteOf(client, entry);
  };
  const deleteIdleQueues = (): void => {
    for (const [client, { entries, used }] of queues) if (entries.size === 0 && used <= now) queues.delete(client);
  };

  return {
    get size() {
      return clientsOf.size;
    },
    lengthOf: (client) => queues.get(client)?.entries.size ?? 0,
    add(client, entry) {
      const queue = queues.get(client) ?? { entries: new Set<Entry>(), used: now };
      queue.used = Math.max(queue.used, now);
      queue.entries.add(entry);
      queues.set(client, queue);
      clientsOf.set(entry, (clientsOf.get(entry) ?? new Set()).add(client));
    },
    delete: deleteOf,
    remove,
    has: (matches) => [...clientsOf.keys()].some(matches),
    take(matches) {
      let next: { readonly queue: ClientQueue<Entry>; readonly entry: Entry } | undefined;
      // Includes one future client, so that it starts before the clients that were just served.
      let sharers = 1;
      for (const queue of queues.values()) {
        sharers += Number(queue.entries.size > 0);
        if (next && queue.used >= next.queue.used) continue;
        let cheapest: Entry | undefined;
        for (const entry of queue.entries) if (matches(entry) && !(cheapest && cheapest.cost <= entry.cost)) cheapest = entry;
        if (cheapest) next = { queue, entry: cheapest };
      }
      if (!next) return undefined;
      now = Math.max(now, next.queue.used) + next.entry.cost / sharers;
      next.queue.used += next.entry.cost;
      remove(next.entry);
      deleteIdleQueues();
      return next.entry;
    },
    entries: () => [...clientsOf.keys()],
    clear() {
      const entries = [...clientsOf.keys()];
      clientsOf.clear();
      queues.clear();
      return entries;
    },
  };
}
