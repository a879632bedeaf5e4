import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Written as JSON text, read as the value. */
type Json<Value> = ColumnType<Value, string, string>;

export interface ConsumersTable {
  id: string;
  /** Lower case; one consumer a brand and address. */
  email: string;
  brand: string;
  first_name: string | null;
  last_name: string | null;
  birth_date: string | null;
  gender: string | null;
  interests: string | null;
  acquisition_type: string | null;
  campaign_name: string | null;
  locale: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface SubscriptionsTable {
  consumer_id: string;
  type: string;
  channel: string;
  recipient: string;
  optin: boolean;
  double_optin: boolean;
  country: string | null;
  region: string | null;
  category: string;
  optin_date: Timestamp | null;
  optout_date: Timestamp | null;
}

export interface EnrollmentsTable {
  consumer_id: string;
  type: string;
  optin: boolean;
  double_optin: boolean;
  country: string;
  updated_at: Timestamp;
}

export interface RecordEventsTable {
  id: Generated<string>;
  brand: string;
  monetate_id: string;
  event_type: string;
  payload: Json<Readonly<Record<string, unknown>>>;
  recorded_at: Timestamp;
}

export interface OutboxTable {
  id: string;
  /** What the mail is for and whom it goes to; the same fact is never mailed twice. */
  dedupe_key: string;
  template: string;
  recipient: string;
  locale: string;
  payload: Json<Readonly<Record<string, unknown>>>;
  created_at: Timestamp;
  sent_at: Timestamp | null;
}

export interface MigrationsTable {
  name: string;
  applied_at: Timestamp;
}

export interface Tables {
  consumers: ConsumersTable;
  subscriptions: SubscriptionsTable;
  enrollments: EnrollmentsTable;
  record_events: RecordEventsTable;
  outbox: OutboxTable;
  cairn_migrations: MigrationsTable;
}
