import type { StaffMember } from '../documents/staff-member.ts';
import type { Json, Timestamp } from './columns.ts';

interface SettingsTable {
  name: string;
  value: string;
  created_at: Timestamp;
}

interface RefreshTokensTable {
  /** SHA-256; the token itself is not stored. */
  hash: string;
  family: string;
  customer_id: string;
  /** The site that accepts it. */
  site_id: string;
  usid: string;
  code_challenge: string;
  issued_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  /** Set with used_at: the successor is derived from the token and this salt. */
  successor_salt: string | null;
}

/** Sessions of an account, as its owner sees them. */
interface SessionsTable {
  /** The family of its refresh tokens. */
  family: string;
  customer_id: string;
  site_id: string;
  usid: string;
  /** Device and location at the sign-in. */
  browser: string | null;
  system: string | null;
  country: string | null;
  city: string | null;
  began_at: Timestamp;
  used_at: Timestamp;
  ends_at: Timestamp;
  /** Time of the shopper's last sign-in or password confirmation. */
  confirmed_at: Timestamp;
  /** The employee of a staff session; null for the customer's own. */
  staff: Json<StaffMember> | null;
}

export interface TokenTables {
  settings: SettingsTable;
  refresh_tokens: RefreshTokensTable;
  sessions: SessionsTable;
}
