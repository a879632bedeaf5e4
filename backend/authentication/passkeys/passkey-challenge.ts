import { sql, type Kysely, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { ChallengePurpose } from '../../database/tables/passkeys.ts';
import type { Tables } from '../../database/tables.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { hashSha256 } from '../tokens/code-challenge.ts';

/** Milliseconds; leaves time to use a fingerprint reader or to fetch a phone. */
export const challengeLifetime = 120_000;

export interface ChallengeGrant {
  readonly purpose: ChallengePurpose;
  readonly boundTo: string;
  readonly customerId: string | undefined;
  readonly rpId: string;
  readonly origin: string;
}

/** Creates a challenge and stores its hash. */
export async function issueChallenge(
  { db, clock, secrets }: Pick<AuthenticationPorts, 'db' | 'clock' | 'secrets'>,
  { purpose, boundTo, customerId, rpId, origin }: ChallengeGrant,
): Promise<string> {
  const challenge = secrets.random(32);
  const row = { hash: hashSha256(challenge), purpose, bound_to: boundTo, customer_id: customerId ?? null, rp_id: rpId, origin };
  const expires = new Date(clock.now().getTime() + challengeLifetime);
  await db
    .insertInto('passkey_challenges')
    .values({ ...row, expires_at: expires })
    .execute();
  return challenge;
}

const clientData = z.object({ challenge: z.string() });

/** The challenge in the client data; empty when it has none. */
export function extractChallenge(clientDataJson: string): string {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString())).challenge;
  } catch {
    return '';
  }
}

export interface PresentedChallenge {
  readonly purpose: ChallengePurpose;
  readonly challenge: string;
  readonly boundTo: string;
  readonly now: Date;
}

/** SQL that redeems a challenge: one row with `rp_id` and `origin`, or none when the challenge is invalid. */
export const redeemChallengeSql = ({ purpose, challenge, boundTo, now }: PresentedChallenge): RawBuilder<unknown> =>
  sql`delete from passkey_challenges where hash = ${hashSha256(challenge)} and purpose = ${purpose} and bound_to = ${boundTo}
    and expires_at > ${now} returning rp_id, origin`;

export interface RedeemedChallenge {
  readonly rpId: string;
  readonly origin: string;
}

/** Redeems a challenge; undefined when it is unknown, used, expired or bound to another session. */
export async function redeemChallenge(db: Kysely<Tables>, shown: PresentedChallenge): Promise<RedeemedChallenge | undefined> {
  const { rows } = await sql<RedeemedChallenge>`with used as (${redeemChallengeSql(shown)})
    select rp_id as "rpId", origin from used`.execute(db);
  return rows[0];
}
