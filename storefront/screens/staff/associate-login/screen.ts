import { ServiceError } from '#commerce/client/service-error.ts';
import { enrollStoreDevice } from '#generated/calls/enroll-store-device.ts';
import { getStoreDevices } from '#generated/calls/get-store-devices.ts';
import { listStoreEmployees } from '#generated/calls/list-store-employees.ts';
import { listStores } from '#generated/calls/list-stores.ts';
import { removeStoreDevice } from '#generated/calls/remove-store-device.ts';
import type { StoreEmployee } from '#generated/openapi/utilities.ts';
import { createEmployeeForm, createStoreForm } from '../../../account/staff/associate-forms.ts';
import { createDeviceSection } from '../../../account/staff/device-section.ts';
import { defineStaffScreen, type StaffContext } from '../../../account/staff/define-staff-screen.ts';
import { getStoreDevice } from '../../../account/staff/store-device.ts';
import { getStaffSignInPath } from '../../../site/staff-paths.ts';

/** The selection of the store, then the employee's sign-in with a PIN. A manager enrolls the device of the store. */
export const screen = defineStaffScreen({
  type: 'Associate',
  calls: [listStores, listStoreEmployees, getStoreDevices, enrollStoreDevice, removeStoreDevice],
  async show(context) {
    const { request, session, texts } = context;
    const title = texts.associateTitle;
    if (request.url.searchParams.get('step') === 'devices' && session.staff?.type === 'Associate') {
      const { devices, canEnroll } = await getStoreDevices(session.calls, {});
      if (canEnroll) return { title: texts.devicesTitle, lead: texts.devicesLead, sections: [createDeviceSection(context, devices)] };
    }
    const { stores } = await listStores(session.calls, {});
    const requested = request.url.searchParams.get('store');
    const store = stores.find(({ id }) => id === requested);
    const employees = store && (await loadEmployees(store.id, context));
    if (!store || !employees) {
      const notices = requested === null ? [] : [{ kind: 'warning' as const, text: texts.unknownStore }];
      return { title, lead: texts.storeLead, notices, sections: [{ kind: 'form', form: createStoreForm(context, stores) }] };
    }
    const lead = texts.employeeLead({ store: store.name });
    if (employees === 'hidden')
      return {
        title,
        lead,
        notices: [{ kind: 'info', text: texts.unknownDevice }],
        sections: [{ kind: 'form', form: createEmployeeForm(context, store, undefined) }],
      };
    if (employees.length > 0) return { title, lead, sections: [{ kind: 'form', form: createEmployeeForm(context, store, employees) }] };
    const link = { href: getStaffSignInPath(request.site, 'Associate'), label: texts.otherStore };
    return { title, lead, notices: [{ kind: 'info', text: texts.noEmployees, link }], sections: [] };
  },
});

/** Undefined for an unknown store, hidden on a device that the store does not know. */
async function loadEmployees(
  storeId: string,
  { session, request }: StaffContext,
): Promise<readonly StoreEmployee[] | 'hidden' | undefined> {
  try {
    return (await listStoreEmployees(session.calls, { storeId, ...getStoreDevice(request) })).employees;
  } catch (error) {
    if (error instanceof ServiceError && error.errorId === 'STR404') return undefined;
    if (error instanceof ServiceError && error.status === 403) return 'hidden';
    throw error;
  }
}
