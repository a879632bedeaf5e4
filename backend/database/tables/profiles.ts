import type { AddressInput } from '#generated/openapi/shared.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { Json, Timestamp } from './columns.ts';

export type Programme = 'employee' | 'athlete' | 'prosumer' | 'WRANX' | 'IPA';

interface ProgrammeMembershipsTable {
  customer_id: string;
  programme: Programme;
  /** Spend of the current year; the other amounts are per year. */
  current_spend_minor: Minor;
  spend_year: number;
  annual_cap_minor: Minor | null;
  annual_credit_minor: Minor | null;
  /** Currency of the amounts; null without amounts. */
  currency: string | null;
  terms_accepted_at: Timestamp | null;
  /** Null again once the terms are accepted. */
  terms_declined_at: Timestamp | null;
  created_at: Timestamp;
}

/** A customer's address book. */
interface AddressesTable {
  id: string;
  customer_id: string;
  /** Shipping or billing. */
  approach_type: 'S' | 'B';
  /** The default address; at most one for each type. */
  main: boolean;
  fields: Json<AddressInput>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface NotificationsTable {
  customer_id: string;
  type: string;
  channel: string;
  enabled: boolean;
  updated_at: Timestamp;
}

export interface ProfileTables {
  programme_memberships: ProgrammeMembershipsTable;
  addresses: AddressesTable;
  notifications: NotificationsTable;
}
