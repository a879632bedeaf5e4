import type { Kysely } from 'kysely';
import type { UserData } from '#generated/openapi/consumer.ts';
import type { Tables } from '../../database/tables.ts';
import type { DataSubject, UserDataSource } from '../../features/user-data-part.ts';

/** Combines the exports of all features. */
export async function readUserData(
  parts: readonly UserDataSource[],
  db: Kysely<Tables>,
  customer: DataSubject,
  now: Date,
): Promise<UserData> {
  const sections: Partial<UserData> = {};
  for (const part of parts) Object.assign(sections, await part.export?.(db, customer, now));
  // collect-features.ts does not compile if a section has no feature.
  return sections as UserData;
}
