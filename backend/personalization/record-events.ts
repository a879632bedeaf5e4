import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../ports.ts';

export interface EventToRecord {
  /** Pointer to the event in the request, for the error that names it. */
  readonly pointer: string;
  readonly eventType: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface RecordingContext {
  readonly brand: string;
  readonly monetateId: string;
  readonly at: Date;
}

/** Stores events, all at once where that goes; otherwise each alone, so that none is lost for a neighbour. Answers a sentence for each that failed. */
export async function recordEvents(
  db: Kysely<Tables>,
  log: Log,
  recording: RecordingContext,
  events: readonly EventToRecord[],
): Promise<string[]> {
  if (events.length === 0) return [];
  const rows = events.map((event) => ({
    brand: recording.brand,
    monetate_id: recording.monetateId,
    event_type: event.eventType,
    payload: JSON.stringify(event.payload),
    recorded_at: recording.at,
  }));
  try {
    await db.insertInto('record_events').values(rows).execute();
    return [];
  } catch (cause) {
    log.warn('[cairn] [personalization] events are recorded one by one', { cause: String(cause) });
  }
  const failures: string[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      await db.insertInto('record_events').values(row).execute();
    } catch (cause) {
      const pointer = events[index]?.pointer ?? '/events';
      log.error(`[cairn] [personalization] the event ${row.event_type} could not be recorded`, { pointer, cause: String(cause) });
      failures.push(`${pointer}: could not be recorded`);
    }
  }
  return failures;
}
