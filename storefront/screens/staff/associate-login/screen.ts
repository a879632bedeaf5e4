import { ServiceError } from '#commerce/client/service-error.ts';
import { listStoreEmployees } from '#generated/calls/list-store-employees.ts';
import { listStores } from '#generated/calls/list-stores.ts';
import type { StoreEmployee } from '#generated/openapi/utilities.ts';
import { createEmployeeForm, createStoreForm } from '../../../account/staff/associate-forms.ts';
import { defineStaffScreen, type StaffContext } from '../../../account/staff/define-staff-screen.ts';
import { getStaffSignInPath } from '../../../site/staff-paths.ts';

/** The selection of the store, then the employee's sign-in with a PIN. */
export const screen = defineStaffScreen({
  type: 'Associate',
  calls: [listStores, listStoreEmployees],
  async show(context) {
    const { request, session, texts } = context;
    const { stores } = await listStores(session.calls, {});
    const requested = request.url.searchParams.get('store');
    const store = stores.find(({ id }) => id === requested);
    const employees = store && (await loadEmployees(store.id, context));
    const title = texts.associateTitle;
    if (!store || !employees) {
      const notices = requested === null ? [] : [{ kind: 'warning' as const, text: texts.unknownStore }];
      return { title, lead: texts.storeLead, notices, sections: [{ kind: 'form', form: createStoreForm(context, stores) }] };
    }
    const lead = texts.employeeLead({ store: store.name });
    if (employees.length > 0) return { title, lead, sections: [{ kind: 'form', form: createEmployeeForm(context, store, employees) }] };
    const link = { href: getStaffSignInPath(request.site, 'Associate'), label: texts.otherStore };
    return { title, lead, notices: [{ kind: 'info', text: texts.noEmployees, link }], sections: [] };
  },
});

/** Undefined for an unknown store. */
async function loadEmployees(storeId: string, { session }: StaffContext): Promise<readonly StoreEmployee[] | undefined> {
  try {
    return (await listStoreEmployees(session.calls, { storeId })).employees;
  } catch (error) {
    if (error instanceof ServiceError && error.errorId === 'STR404') return undefined;
    throw error;
  }
}
