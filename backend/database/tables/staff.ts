import type { Generated } from 'kysely';
import type { StaffMember } from '../documents/staff-member.ts';
import type { Json, Timestamp } from './columns.ts';

/** Serves customers of every brand, by telephone or chat. */
interface AgentsTable {
  id: string;
  /** Lower case. */
  username: string;
  /** Display name for customers. */
  name: string;
  role: Extract<StaffMember['rank'], 'agent' | 'supervisor'>;
  /** A PHC string. */
  password_hash: string;
  created_at: Timestamp;
}

/** A change by an employee, or a failed attempt. Rows are never updated, and deleted by their age alone. */
interface StaffActionsTable {
  id: Generated<string>;
  acted_at: Timestamp;
  role: string;
  staff_id: string;
  staff_name: string;
  store_id: string | null;
  customer_id: string;
  site_id: string;
  operation: string;
  subject: Json<Readonly<Record<string, string>>>;
  status: number;
  error_id: string | null;
  correlation_id: string;
}

export interface StaffTables {
  agents: AgentsTable;
  staff_actions: StaffActionsTable;
}
