import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** An event as it is kept. */
export interface RecordedEvent {
  readonly brand: string;
  readonly monetateId: string;
  readonly eventType: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970: a Date, which writes itself, makes JSON several times as dear. */
  readonly at: number;
}

/** All or none. */
export type StoreEvents = (events: readonly RecordedEvent[]) => Promise<void>;

/** All in one row. */
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
