import { sql, type Transaction } from 'kysely';
import type { OperationRequest } from '#generated/openapi/operations.ts';
import type { Tables } from '../database/tables.ts';

export type ProfilePayload = OperationRequest<'createProfile'>['body'];

export interface ConsumerKey {
  /** Id for a new consumer. */
  readonly newId: string;
  readonly brand: string;
  readonly locale: string;
  readonly now: Date;
}

export interface StoredConsumer {
  readonly id: string;
  readonly hasAccount: boolean;
}

/** Never overwrites known values; for an account, does not add unknown ones either, because only its owner may. */
const fillMissingSql = (column: 'first_name' | 'last_name' | 'birth_date' | 'gender' | 'interests') => {
  const [known, given] = [sql.ref(`customers.${column}`), sql.ref(`excluded.${column}`)];
  return sql<string | null>`case when customers.role = 'guest' then coalesce(${known}, ${given}) else ${known} end`;
};

/** Creates the customer, or adds missing data to one with this address, because the caller is not signed in. */
export async function storeConsumer(transaction: Transaction<Tables>, payload: ProfilePayload, key: ConsumerKey): Promise<StoredConsumer> {
  const { consumerDetails, preferences } = payload;
  const stored = await transaction
    .insertInto('customers')
    .values({
      id: key.newId,
      brand: key.brand,
      role: 'guest',
      email: consumerDetails.email.trim().toLowerCase(),
      first_name: consumerDetails.firstName ?? null,
      last_name: consumerDetails.lastName ?? null,
      birth_date: consumerDetails.birthDate ?? null,
      gender: consumerDetails.gender ?? null,
      interests: preferences?.interests ?? null,
      acquisition_type: consumerDetails.source?.acquisitionType ?? null,
      campaign_name: consumerDetails.source?.campaignName ?? null,
      locale: key.locale,
      created_at: key.now,
      updated_at: key.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'email']).doUpdateSet({
        first_name: fillMissingSql('first_name'),
        last_name: fillMissingSql('last_name'),
        birth_date: fillMissingSql('birth_date'),
        gender: fillMissingSql('gender'),
        interests: fillMissingSql('interests'),
        updated_at: sql`excluded.updated_at`,
      }),
    )
    .returning(['id', 'role'])
    .executeTakeFirstOrThrow();
  return { id: stored.id, hasAccount: stored.role !== 'guest' };
}

export type Enrollment = NonNullable<ProfilePayload['enrollments']>[number];

export async function storeEnrollments(
  transaction: Transaction<Tables>,
  consumerId: string,
  enrollments: readonly Enrollment[],
  now: Date,
): Promise<void> {
  for (const { type, optin, doubleOptin = false, country } of enrollments) {
    const values = { optin, double_optin: doubleOptin, optin_date: optin ? now : null, updated_at: now };
    await transaction
      .insertInto('enrollments')
      .values({ customer_id: consumerId, type, country, ...values })
      .onConflict((conflict) =>
        conflict.columns(['customer_id', 'type', 'country']).doUpdateSet({
          ...values,
          // A repeated opt-in preserves the original date.
          optin_date: sql`case when excluded.optin and enrollments.optin then enrollments.optin_date else excluded.optin_date end`,
        }),
      )
      .execute();
  }
}
