import type { ColumnType } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

/** With what an account's owner signs in beside the password. */
interface PasskeysTable {
  id: string;
  customer_id: string;
  /** The host name that it is for. */
  rp_id: string;
  /** As base64url. */
  credential_id: string;
  /** COSE, as base64url. */
  public_key: string;
  /** Signatures so far, where the authenticator counts them. */
  counter: ColumnType<string, number, number>;
  transports: Json<readonly string[]>;
  synced: boolean;
  name: string;
  created_at: Timestamp;
  used_at: Timestamp | null;
}

export type ChallengePurpose = 'add' | 'sign-in';

/** What an authenticator is to sign, once. */
interface PasskeyChallengesTable {
  /** SHA-256. */
  hash: string;
  purpose: ChallengePurpose;
  /** Who may show it again: the session that adds a passkey, or who keeps the verifier of a sign-in's code challenge. */
  bound_to: string;
  customer_id: string | null;
  rp_id: string;
  origin: string;
  expires_at: Timestamp;
}

export interface PasskeyTables {
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
}
