import type { CustomerTable } from '../../features/feature.ts';
import type { UserDataSource } from '../../features/user-data-part.ts';
import { readProfile } from '../profile/read-profile.ts';

const erased = [
  'accounts',
  'addresses',
  'subscriptions',
  'enrollments',
  'programme_memberships',
  'notifications',
] as const satisfies readonly CustomerTable[];

const forgotten = {
  role: 'guest',
  email: null,
  first_name: null,
  last_name: null,
  phone: null,
  birth_date: null,
  gender: null,
  postal_code: null,
  country: null,
  interests: null,
  preferred_shoe_size: null,
  acquisition_type: null,
  campaign_name: null,
  acquisition_store: null,
  store_assistant: null,
} as const;

/** Profile and account. Erasure leaves an unnamed guest, whom the daily purge deletes once no other table references them. */
export const consumerData = {
  async export(db, { id }, now) {
    const profile = await readProfile(db, id, now);
    const account = await db
      .selectFrom('accounts as a')
      .innerJoin('customers as c', 'c.id', 'a.customer_id')
      .select([
        'a.created_at',
        'a.password_changed_at',
        'c.locale',
        'c.acquisition_type',
        'c.campaign_name',
        'c.acquisition_store',
        'c.store_assistant',
      ])
      .where('c.id', '=', id)
      .executeTakeFirst();
    if (!account) throw new Error('[cairn] [consumer] a registered customer has no account');
    const { created_at, password_changed_at, locale, acquisition_type, campaign_name, acquisition_store, store_assistant } = account;
    return {
      profile,
      account: {
        createdAt: created_at.toISOString(),
        passwordChangedAt: password_changed_at.toISOString(),
        ...(locale !== null && { locale }),
        ...(acquisition_type !== null && { acquisitionType: acquisition_type }),
        ...(campaign_name !== null && { campaignName: campaign_name }),
        ...(acquisition_store !== null && { store: acquisition_store }),
        ...(store_assistant !== null && { storeAssistant: store_assistant }),
      },
    };
  },
  async erase(transaction, { id }, now) {
    for (const table of erased) await transaction.deleteFrom(table).where('customer_id', '=', id).execute();
    await transaction
      .updateTable('customers')
      .set({ ...forgotten, updated_at: now })
      .where('id', '=', id)
      .execute();
  },
} satisfies UserDataSource;
