import { sql, type Kysely, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { ChallengePurpose } from '../../database/tables/passkeys.ts';
import type { Tables } from '../../database/tables.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { sha256 } from '../tokens/code-challenge.ts';

/** Milliseconds: for as long as a shopper takes to find a finger, or a phone. */
export const challengeLife = 120_000;

export interface ChallengeGrant {
  readonly purpose: ChallengePurpose;
  readonly boundTo: string;
  readonly customerId: string | undefined;
  readonly rpId: string;
  readonly origin: string;
}

/** A new challenge, kept by its hash. */
export async function issueChallenge(
  { db, clock, secrets }: Pick<AuthenticationPorts, 'db' | 'clock' | 'secrets'>,
  { purpose, boundTo, customerId, rpId, origin }: ChallengeGrant,
): Promise<string> {
  const challenge = secrets.random(32);
  const row = { hash: sha256(challenge), purpose, bound_to: boundTo, customer_id: customerId ?? null, rp_id: rpId, origin };
  const expires = new Date(clock.now().getTime() + challengeLife);
  await db
    .insertInto('passkey_challenges')
    .values({ ...row, expires_at: expires })
    .execute();
  return challenge;
}

const clientData = z.object({ challenge: z.string() });

/** The challenge that an authenticator says to have signed; empty where it says none. */
export function challengeIn(clientDataJson: string): string {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString())).challenge;
  } catch {
    return '';
  }
}

export interface ShownChallenge {
  readonly purpose: ChallengePurpose;
  readonly challenge: string;
  readonly boundTo: string;
  readonly now: Date;
}

/** The part of a statement that uses a challenge up: one row with `rp_id` and `origin`, or none where it is no good. */
export const usingChallenge = ({ purpose, challenge, boundTo, now }: ShownChallenge): RawBuilder<unknown> =>
  sql`delete from passkey_challenges where hash = ${sha256(challenge)} and purpose = ${purpose} and bound_to = ${boundTo}
    and expires_at > ${now} returning rp_id, origin`;

export interface UsedChallenge {
  readonly rpId: string;
  readonly origin: string;
}

/** Uses a challenge up; undefined for one that is unknown, used, expired or somebody else's. */
export async function useChallenge(db: Kysely<Tables>, shown: ShownChallenge): Promise<UsedChallenge | undefined> {
  const { rows } = await sql<UsedChallenge>`with used as (${usingChallenge(shown)})
    select rp_id as "rpId", origin from used`.execute(db);
  return rows[0];
}
