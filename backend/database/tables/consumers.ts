import type { Timestamp } from './columns.ts';

interface ConsumersTable {
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

interface SubscriptionsTable {
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

interface EnrollmentsTable {
  consumer_id: string;
  type: string;
  optin: boolean;
  double_optin: boolean;
  country: string;
  updated_at: Timestamp;
}

export interface ConsumerTables {
  consumers: ConsumersTable;
  subscriptions: SubscriptionsTable;
  enrollments: EnrollmentsTable;
}
