import type { StoreChoice, StoreEmployee } from '#generated/openapi/utilities.ts';
import { getStoreDevices } from '#generated/calls/get-store-devices.ts';
import { associateSignInLimits } from '#generated/openapi/limits.ts';
import { createTextRule } from '#validation/rules/fault.ts';
import { getDevicesPath, getStaffSignInPath } from '../../site/staff-paths.ts';
import type { FormDefinition } from '../form-definition.ts';
import type { StaffContext } from './define-staff-screen.ts';
import { getStoreDevice } from './store-device.ts';

const DIGITS = /^[0-9]+$/;
const MAX_DIGITS = 12;

/** Chooses the store of the next page. */
export function createStoreForm({ request, texts }: StaffContext, stores: readonly StoreChoice[]): FormDefinition {
  const options = stores.map(({ id, name, city }) => ({ value: id, label: texts.storeOption({ name, city }) }));
  return {
    id: 'store',
    action: getStaffSignInPath(request.site, 'Associate'),
    fields: [
      { name: 'store', kind: 'select', label: texts.store, required: true, options: [{ value: '', label: texts.choose }, ...options] },
    ],
    submit: texts.proceed,
    send: (values) => Promise.resolve(getStaffSignInPath(request.site, 'Associate', { store: values.text('store') })),
  };
}

/** The employee's name from the list of the store, or their number on a device that the store does not know. */
function createEmployeeField({ texts }: StaffContext, employees: readonly StoreEmployee[] | undefined): FormDefinition['fields'][number] {
  if (!employees)
    return {
      name: 'employee',
      kind: 'text',
      label: texts.employeeNumber,
      hints: [texts.employeeNumberHint],
      autoComplete: 'off',
      required: true,
      maxLength: associateSignInLimits.storeEmployeeId.maxLength,
    };
  const options = employees.map(({ id, name }) => ({ value: id, label: name }));
  return {
    name: 'employee',
    kind: 'select',
    label: texts.employee,
    required: true,
    options: [{ value: '', label: texts.choose }, ...options],
  };
}

/**
 * Signs in an employee with a PIN.
 * @param employees Undefined on a device that the store does not know; from there a manager continues to the devices.
 */
export function createEmployeeForm(
  context: StaffContext,
  { id: store }: StoreChoice,
  employees: readonly StoreEmployee[] | undefined,
): FormDefinition {
  const { request, session, texts } = context;
  const { pinDigits } = request.services.settings.of(request.site).staff;
  return {
    id: 'employee',
    action: getStaffSignInPath(request.site, 'Associate', { store }),
    changesSession: true,
    fields: [
      createEmployeeField(context, employees),
      {
        name: 'pin',
        kind: 'password',
        label: texts.pin,
        revealLabel: texts.showPin,
        // PINs are not saved in browsers, because the store's employees share the device.
        autoComplete: 'off',
        inputMode: 'numeric',
        required: true,
        maxLength: MAX_DIGITS,
        rules: [createTextRule('pattern', (text) => DIGITS.test(text) && text.length >= pinDigits)],
        patternText: texts.pinWrong({ least: String(pinDigits) }),
      },
    ],
    errorTexts: { AUT401: employees ? texts.wrongPin : texts.wrongNumber, STR404: texts.unknownStore },
    submit: texts.signIn,
    links: [{ href: getStaffSignInPath(request.site, 'Associate'), label: texts.otherStore }],
    async send(values) {
      const pin = values.text('pin').trim();
      await session.staffSession.signIn(
        { type: 'Associate', storeId: store, storeEmployeeId: values.text('employee'), pin },
        getStoreDevice(request),
      );
      const isManagerElsewhere = employees === undefined && (await getStoreDevices(session.calls, {})).canEnroll;
      return isManagerElsewhere ? getDevicesPath(request.site) : `/${request.site.locale}`;
    },
  };
}
