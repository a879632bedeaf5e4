import type { ColumnType } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

/** Passkeys, with which account owners sign in without a password. */
interface PasskeysTable {
  id: string;
  customer_id: string;
  /** The host name that it is for. */
  rp_id: string;
  /** As base64url. */
  credential_id: string;
  /** COSE, as base64url. */
  public_key: string;
  /** Signatures so far, if the authenticator counts them. */
  counter: ColumnType<string, number, number>;
  transports: Json<readonly string[]>;
  synced: boolean;
  name: string;
  created_at: Timestamp;
  used_at: Timestamp | null;
}

export type ChallengePurpose = 'add' | 'sign-in';

/** Challenges for authenticators, each valid once. */
interface PasskeyChallengesTable {
  /** SHA-256. */
  hash: string;
  purpose: ChallengePurpose;
  /** The party that may redeem it: the session that adds a passkey, or the owner of the code verifier of a sign-in. */
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
