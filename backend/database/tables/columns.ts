import type { ColumnType } from 'kysely';

export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Written as JSON text, read as the value. */
export type Json<Value> = ColumnType<Value, string, string>;
