import { sql, type Transaction } from 'kysely';
import type { Vote, VoteCounts } from '#generated/openapi/reviews.ts';
import type { Tables } from '../../database/tables.ts';

/** Kinds of texts that accept votes, with their vote tables and foreign keys. */
const ballots = {
  reviews: { votes: 'review_votes', key: 'review_id' },
  answers: { votes: 'answer_votes', key: 'answer_id' },
} as const;

export type Ballot = keyof typeof ballots;

interface CastVote {
  readonly ballot: Ballot;
  /** Id of a row that this transaction has locked, to serialize its votes. */
  readonly id: string;
  readonly customerId: string;
  readonly vote: Vote;
}

/** Sets the customer's vote and updates the counts by the difference, in one statement. */
export async function castVote(transaction: Transaction<Tables>, { ballot, id, customerId, vote }: CastVote): Promise<VoteCounts> {
  const { votes, key } = ballots[ballot];
  const [table, column] = [sql.table(votes), sql.ref(key)];
  const isHelpful = vote === 'helpful';
  const isOwn = sql`${column} = ${id}::uuid and customer_id = ${customerId}::uuid`;
  const change =
    vote === 'none'
      ? sql`delete from ${table} where ${isOwn}`
      : sql`insert into ${table} (${column}, customer_id, helpful) values (${id}::uuid, ${customerId}::uuid, ${isHelpful})
          on conflict (${column}, customer_id) do update set helpful = excluded.helpful`;
  const getDifference = (matches: boolean) => sql.lit(vote !== 'none' && matches ? 1 : 0);
  const { rows } = await sql<VoteCounts>`
    with previous as (select helpful from ${table} where ${isOwn}), changed as (${change})
    update ${sql.table(ballot)} set
      helpful = helpful + ${getDifference(isHelpful)} - (select count(*) from previous where previous.helpful)::int,
      not_helpful = not_helpful + ${getDifference(!isHelpful)} - (select count(*) from previous where not previous.helpful)::int
    where id = ${id}::uuid
    returning helpful, not_helpful as "notHelpful"`.execute(transaction);
  return rows[0] as VoteCounts;
}
