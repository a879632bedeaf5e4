import { sql, type Transaction } from 'kysely';
import type { OperationRequest } from '#generated/openapi/operations.ts';
import type { Tables } from '../database/tables.ts';

export type ProfilePayload = OperationRequest<'createProfile'>['body'];

export interface ConsumerKey {
  /** For a consumer who is not known yet. */
  readonly newId: string;
  readonly brand: string;
  readonly locale: string;
  readonly now: Date;
}

/** Creates the customer, or fills what is still unknown of one with this address: nobody signed in here, so nothing known is overwritten. */
export async function storeConsumer(transaction: Transaction<Tables>, payload: ProfilePayload, key: ConsumerKey): Promise<string> {
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
        first_name: sql`coalesce(customers.first_name, excluded.first_name)`,
        last_name: sql`coalesce(customers.last_name, excluded.last_name)`,
        birth_date: sql`coalesce(customers.birth_date, excluded.birth_date)`,
        gender: sql`coalesce(customers.gender, excluded.gender)`,
        interests: sql`coalesce(customers.interests, excluded.interests)`,
        updated_at: sql`excluded.updated_at`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return stored.id;
}

export async function storeEnrollments(
  transaction: Transaction<Tables>,
  consumerId: string,
  payload: ProfilePayload,
  now: Date,
): Promise<void> {
  for (const { type, optin, doubleOptin = false, country } of payload.enrollments ?? []) {
    const values = { optin, double_optin: doubleOptin, updated_at: now };
    await transaction
      .insertInto('enrollments')
      .values({ customer_id: consumerId, type, country, ...values })
      .onConflict((conflict) => conflict.columns(['customer_id', 'type', 'country']).doUpdateSet(values))
      .execute();
  }
}
