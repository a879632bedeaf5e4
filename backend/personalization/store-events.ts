import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A stored event. */
export interface RecordedEvent {
  readonly brand: string;
  readonly monetateId: string;
  readonly eventType: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Milliseconds since the epoch. A Date would make serialization several times slower. */
  readonly at: number;
}

/** Stores all events or none. */
export type StoreEvents = (events: readonly RecordedEvent[]) => Promise<void>;

/** Stores all events in one row. */
export function createStoreEvents(db: Kysely<Tables>): StoreEvents {
  return async (events) => {
    const last = events.at(-1);
    if (!last) return;
    await db
      .insertInto('event_batches')
      .values({ events: JSON.stringify(events), recorded_at: new Date(last.at) })
      .execute();
  };
}
