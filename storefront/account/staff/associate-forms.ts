import type { StoreChoice, StoreEmployee } from '#generated/openapi/utilities.ts';
import { createTextRule } from '#validation/rules/fault.ts';
import { getStaffSignInPath } from '../../site/staff-paths.ts';
import type { FormDefinition } from '../form-definition.ts';
import type { StaffContext } from './define-staff-screen.ts';

const PIN = /^[0-9]{4,12}$/;
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

/** Signs in an employee with a PIN. */
export function createEmployeeForm(context: StaffContext, { id: store }: StoreChoice, employees: readonly StoreEmployee[]): FormDefinition {
  const { request, session, texts } = context;
  const options = employees.map(({ id, name }) => ({ value: id, label: name }));
  return {
    id: 'employee',
    action: getStaffSignInPath(request.site, 'Associate', { store }),
    changesSession: true,
    fields: [
      {
        name: 'employee',
        kind: 'select',
        label: texts.employee,
        required: true,
        options: [{ value: '', label: texts.choose }, ...options],
      },
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
        rules: [createTextRule('pattern', (text) => PIN.test(text))],
        patternText: texts.pinWrong,
      },
    ],
    errorTexts: { AUT401: texts.wrongPin, STR404: texts.unknownStore },
    submit: texts.signIn,
    links: [{ href: getStaffSignInPath(request.site, 'Associate'), label: texts.otherStore }],
    async send(values) {
      await session.staffSession.signIn({
        type: 'Associate',
        storeId: store,
        storeEmployeeId: values.text('employee'),
        pin: values.text('pin').trim(),
      });
      return `/${request.site.locale}`;
    },
  };
}
