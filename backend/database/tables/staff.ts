import type { StaffMember } from '../documents/staff-member.ts';
import type { Timestamp } from './columns.ts';

/** Serves customers of every brand, by telephone or chat. */
interface AgentsTable {
  id: string;
  /** Lower case. */
  username: string;
  /** As customers see it. */
  name: string;
  role: Extract<StaffMember['rank'], 'agent' | 'supervisor'>;
  /** A PHC string. */
  password_hash: string;
  created_at: Timestamp;
}

export interface StaffTables {
  agents: AgentsTable;
}
