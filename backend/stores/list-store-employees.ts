import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Handler } from '../router/handler.ts';
import { getShopContext } from '../sites/shop-site.ts';
import { CallError } from '../router/call-error.ts';
import { isKnownDevice } from '../authentication/devices/known-device.ts';
import type { StaffAccessOf } from '../authentication/devices/staff-access.ts';
import type { StorePorts } from './search-stores.ts';
import { createUnknownStoreError } from './unknown-store.ts';

export interface EmployeeListPorts extends StorePorts {
  readonly staffAccess: StaffAccessOf;
}

/** Returns the employees of a store by first name and last initial to devices that the store knows. */
export function createListStoreEmployees(ports: EmployeeListPorts): Handler<'listStoreEmployees'> {
  const { db, staffAccess } = ports;
  return {
    async handle({ params: { storeId }, headers, context }) {
      const { site } = getShopContext(context);
      const access = staffAccess(site);
      const device = { storeId, token: headers['x-store-device'], address: context.address };
      const isAllowed = access.isListOpen || (await isKnownDevice(ports, device, access));
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
      if (!isAllowed) throw new CallError(403, 'AUT401', ['The store does not know this device.']);
      return { body: { employees: store.employees.map(({ id, first, last }) => ({ id, name: `${first} ${last.charAt(0)}.` })) } };
    },
  };
}
