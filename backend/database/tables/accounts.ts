import type { StaffMember } from '../documents/staff-member.ts';
import type { Json, Timestamp } from './columns.ts';

/** Of a customer who can sign in. */
interface AccountsTable {
  customer_id: string;
  /** A PHC string; the password itself is kept nowhere. */
  password_hash: string;
  password_changed_at: Timestamp;
  created_at: Timestamp;
}

/** What a sign-in gives, to be exchanged for tokens. */
interface AuthorizationCodesTable {
  /** SHA-256; the code itself is kept nowhere. */
  hash: string;
  customer_id: string;
  site_id: string;
  code_challenge: string;
  expires_at: Timestamp;
  /** When the latest exchange began, while it is in progress. */
  claimed_at: Timestamp | null;
  used_at: Timestamp | null;
  /** Session that created a code for another site; null for a sign-in. */
  usid: string | null;
  /** The employee who signs in; null for a shopper. */
  staff: Json<StaffMember> | null;
}

/** Passwords that were tried for an address since one was right. */
interface SignInAttemptsTable {
  /** SHA-256 of brand and address. */
  subject: string;
  failures: number;
  /** When they are forgotten, and a lock ends. */
  ends_at: Timestamp;
}

export type LinkPurpose = 'password-reset' | 'subscription' | 'stock-notification';

/** What a link in a mail may do, once. */
interface MailedLinksTable {
  /** SHA-256 of its token. */
  hash: string;
  purpose: LinkPurpose;
  customer_id: string;
  /** What else whoever follows it has to know. */
  about: Json<Readonly<Record<string, unknown>>> | null;
  expires_at: Timestamp;
}

export interface AccountTables {
  accounts: AccountsTable;
  authorization_codes: AuthorizationCodesTable;
  sign_in_attempts: SignInAttemptsTable;
  mailed_links: MailedLinksTable;
}
