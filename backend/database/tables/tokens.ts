import type { TokenType } from '#generated/openapi/authentication.ts';
import type { Timestamp } from './columns.ts';

interface SettingsTable {
  name: string;
  value: string;
  created_at: Timestamp;
}

interface CustomersTable {
  id: string;
  type: TokenType;
  site_id: string;
  created_at: Timestamp;
}

interface RefreshTokensTable {
  /** SHA-256; the token itself is kept nowhere. */
  hash: string;
  family: string;
  customer_id: string;
  usid: string;
  code_challenge: string;
  issued_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface TokenTables {
  settings: SettingsTable;
  customers: CustomersTable;
  refresh_tokens: RefreshTokensTable;
}
