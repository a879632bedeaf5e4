import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Handler } from '../router/handler.ts';
import { getShopContext } from '../sites/shop-site.ts';
import type { StorePorts } from './search-stores.ts';
import { createUnknownStoreError } from './unknown-store.ts';

/** Returns the employees of a store by first name and last initial, in one statement. */
export function createListStoreEmployees({ db }: Pick<StorePorts, 'db'>): Handler<'listStoreEmployees'> {
  return {
    async handle({ params: { storeId }, context }) {
      const { site } = getShopContext(context);
      const store = await db
        .selectFrom('stores')
        .where('id', '=', storeId)
        .where('brand', '=', site.brand)
        .where('closed', '=', false)
        .select((expression) =>
          jsonArrayFrom(
            expression
              .selectFrom('store_employees as e')
              .whereRef('e.store_id', '=', 'stores.id')
              .select(['e.id', 'e.first_name as first', 'e.last_name as last'])
              .orderBy('e.first_name')
              .orderBy('e.id'),
          ).as('employees'),
        )
        .executeTakeFirst();
      if (!store) throw createUnknownStoreError(storeId);
      return { body: { employees: store.employees.map(({ id, first, last }) => ({ id, name: `${first} ${last.charAt(0)}.` })) } };
    },
  };
}
