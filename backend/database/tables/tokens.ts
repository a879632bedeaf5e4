import type { Timestamp } from './columns.ts';

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
}

export interface TokenTables {
  settings: SettingsTable;
  refresh_tokens: RefreshTokensTable;
}
