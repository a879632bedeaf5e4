import type { StaffMember } from '../documents/staff-member.ts';
import type { Json, Timestamp } from './columns.ts';

interface SettingsTable {
  name: string;
  value: string;
  created_at: Timestamp;
}

interface RefreshTokensTable {
  /** SHA-256; the token itself is kept nowhere. */
  hash: string;
  family: string;
  customer_id: string;
  /** The site that it is good for. */
  site_id: string;
  usid: string;
  code_challenge: string;
  issued_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  /** Set with used_at: the successor follows from the token and this salt. */
  successor_salt: string | null;
}

/** Of an account, as its owner is shown it. */
interface SessionsTable {
  /** Of its refresh tokens. */
  family: string;
  customer_id: string;
  site_id: string;
  usid: string;
  /** What the sign-in said of where it came from. */
  browser: string | null;
  system: string | null;
  country: string | null;
  city: string | null;
  began_at: Timestamp;
  used_at: Timestamp;
  ends_at: Timestamp;
  /** When the shopper last said who they are. */
  confirmed_at: Timestamp;
  /** The employee whose session it is; null for the customer's own. */
  staff: Json<StaffMember> | null;
}

export interface TokenTables {
  settings: SettingsTable;
  refresh_tokens: RefreshTokensTable;
  sessions: SessionsTable;
}
