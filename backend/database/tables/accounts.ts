import type { StaffMember } from '../documents/staff-member.ts';
import type { Json, Timestamp } from './columns.ts';

/** Accounts of customers who can sign in. */
interface AccountsTable {
  customer_id: string;
  /** A PHC string; the password itself is not stored. */
  password_hash: string;
  password_changed_at: Timestamp;
  created_at: Timestamp;
  /** Null until the owner of the email address has confirmed it. */
  email_confirmed_at: Timestamp | null;
}

/** Codes of sign-ins, to be exchanged for tokens. */
interface AuthorizationCodesTable {
  /** SHA-256; the code itself is not stored. */
  hash: string;
  customer_id: string;
  site_id: string;
  code_challenge: string;
  expires_at: Timestamp;
  /** Start of the latest exchange while it is in progress. */
  claimed_at: Timestamp | null;
  used_at: Timestamp | null;
  /** Session that created a code for another site; null for a sign-in. */
  usid: string | null;
  /** The employee who signs in; null for a shopper. */
  staff: Json<StaffMember> | null;
}

/** Failed passwords for an address since the last correct one. */
interface SignInAttemptsTable {
  /** SHA-256 of brand and address. */
  subject: string;
  failures: number;
  /** End of the attempts and of a lock. */
  ends_at: Timestamp;
}

export type LinkPurpose = 'password-reset' | 'subscription' | 'stock-notification' | 'email-confirmation' | 'email-change' | 'email-undo';

/** Links in mails, each valid once. */
interface MailedLinksTable {
  /** SHA-256 of its token. */
  hash: string;
  purpose: LinkPurpose;
  customer_id: string;
  /** Additional data for the page of the link. */
  about: Json<Readonly<Record<string, unknown>>> | null;
  expires_at: Timestamp;
}

export interface AccountTables {
  accounts: AccountsTable;
  authorization_codes: AuthorizationCodesTable;
  sign_in_attempts: SignInAttemptsTable;
  mailed_links: MailedLinksTable;
}
