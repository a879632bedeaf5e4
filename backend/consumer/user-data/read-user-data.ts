import type { Kysely } from 'kysely';
import type { UserData } from '#generated/openapi/consumer.ts';
import type { Tables } from '../../database/tables.ts';
import type { DataSubject, UserDataPart } from '../../features/user-data-part.ts';

/** Joins what the features export. */
export async function readUserData(
  parts: readonly UserDataPart[],
  db: Kysely<Tables>,
  customer: DataSubject,
  now: Date,
): Promise<UserData> {
  const sections: Partial<UserData> = {};
  for (const part of parts) Object.assign(sections, await part.export?.(db, customer, now));
  // The list of features does not compile while no feature exports one of the sections (collect-features.ts).
  return sections as UserData;
}
