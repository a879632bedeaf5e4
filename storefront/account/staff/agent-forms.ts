import { agentSignInLimits } from '#generated/openapi/limits.ts';
import { createTextRule } from '#validation/rules/fault.ts';
import { getAccountPath } from '../../site/account-paths.ts';
import { getStaffSignInPath } from '../../site/staff-paths.ts';
import type { FormDefinition } from '../form-definition.ts';
import type { StaffContext } from './define-staff-screen.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function createAgentForm({ request, session, texts }: StaffContext): FormDefinition {
  const { username, password } = agentSignInLimits;
  return {
    id: 'agent',
    changesSession: true,
    fields: [
      {
        name: 'username',
        kind: 'text',
        label: texts.username,
        autoComplete: 'username',
        required: true,
        maxLength: username.maxLength,
      },
      {
        name: 'password',
        kind: 'password',
        label: texts.password,
        revealLabel: texts.showPassword,
        autoComplete: 'current-password',
        required: true,
        maxLength: password.maxLength,
      },
    ],
    errorTexts: { AUT401: texts.wrongPassword },
    submit: texts.signIn,
    async send(values) {
      await session.staffSession.signIn({ type: 'Agent', username: values.text('username'), password: values.text('password') });
      return getStaffSignInPath(request.site, 'Agent');
    },
  };
}

/** Loads a customer by id. The next page is the overview of their account. */
export function createCustomerForm({ request, session, texts }: StaffContext): FormDefinition {
  return {
    id: 'customer',
    action: getStaffSignInPath(request.site, 'Agent'),
    changesSession: true,
    fields: [
      {
        name: 'customerId',
        kind: 'text',
        label: texts.customerId,
        hints: [texts.customerIdHint],
        autoComplete: 'off',
        required: true,
        rules: [createTextRule('pattern', (text) => UUID.test(text))],
        patternText: texts.customerIdWrong,
      },
    ],
    errorFields: { AUT404: 'customerId' },
    errorTexts: { AUT404: texts.unknownCustomer },
    submit: texts.actFor,
    async send(values) {
      await session.staffSession.actFor(values.text('customerId').toLowerCase());
      return getAccountPath(request.site);
    },
  };
}
