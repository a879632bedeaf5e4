import { cancelEmailChange } from '#generated/calls/cancel-email-change.ts';
import { changeEmail } from '#generated/calls/change-email.ts';
import { sendEmailLink } from '#generated/calls/send-email-link.ts';
import { getAccountPath } from '../site/account-paths.ts';
import type { CustomerContext } from './account-context.ts';
import { createCurrentPasswordField, createEmailField } from './credential-fields.ts';
import type { FormDefinition, SectionDefinition } from './form-definition.ts';

/** Calls of the sections. */
export const emailCalls = [changeEmail, cancelEmailChange, sendEmailLink];

/** The email address of the account, whether it is confirmed, and the forms to confirm and change it. An agent only sees the address. */
export function createEmailSections(context: CustomerContext): readonly SectionDefinition[] {
  const { messages, profile, session } = context;
  const { confirmed = true, pending } = profile.emailStatus ?? {};
  const { email } = profile.consumerDetails;
  const state =
    pending === undefined ? (confirmed ? {} : { lead: messages.emailUnconfirmed }) : { lead: messages.emailPending({ email: pending }) };
  const facts: SectionDefinition = {
    kind: 'facts',
    title: messages.signInEmail,
    ...state,
    facts: [{ label: messages.email, value: email }],
  };
  if (session.staff) return [facts];
  const forms = [
    ...(pending !== undefined || !confirmed ? [createResendForm(context)] : []),
    ...(pending === undefined ? [] : [createCancelForm(context)]),
    createChangeForm(context),
  ];
  return [facts, ...forms.map((form) => ({ kind: 'form', form }) as const)];
}

function createResendForm({ request, messages, session }: CustomerContext): FormDefinition {
  return {
    id: 'resend-email',
    fields: [],
    submit: messages.resendEmailLink,
    looks: 'outline',
    async send() {
      await sendEmailLink(session.calls);
      return getAccountPath(request.site, 'profile', { done: 'email-sent' });
    },
  };
}

function createCancelForm({ request, messages, session }: CustomerContext): FormDefinition {
  return {
    id: 'cancel-email',
    fields: [],
    submit: messages.cancelEmailChange,
    looks: 'outline',
    async send() {
      await cancelEmailChange(session.calls);
      return getAccountPath(request.site, 'profile', { done: 'email-canceled' });
    },
  };
}

function createChangeForm(context: CustomerContext): FormDefinition {
  const { request, messages, session } = context;
  return {
    id: 'change-email',
    title: messages.changeEmail,
    lead: messages.changeEmailLead,
    fields: [
      { ...createEmailField('email', context), label: messages.newEmail },
      createCurrentPasswordField('password', messages.currentPassword, context),
    ],
    errorFields: { AUT452: 'password' },
    errorTexts: { PRO400: messages.sameEmail },
    submit: messages.changeEmail,
    looks: 'outline',
    async send(values) {
      await changeEmail(session.calls, { body: { email: values.text('email'), password: values.text('password') } });
      return getAccountPath(request.site, 'profile', { done: 'email-sent' });
    },
  };
}
