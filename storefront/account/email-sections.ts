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
  const isOwn = session.staff === undefined;
  const forms = [
    ...(isOwn && (pending !== undefined || !confirmed) ? [createResendForm(context)] : []),
    ...(isOwn && pending !== undefined ? [createCancelForm(context)] : []),
  ];
  return [
    { kind: 'entries', title: messages.signInEmail, ...state, empty: '', entries: [{ id: 'email', lines: [email], forms }] },
    ...(isOwn ? [{ kind: 'form', form: createChangeForm(context) } as const] : []),
  ];
}

function createResendForm({ request, messages, session }: CustomerContext): FormDefinition {
  return {
    id: 'resend-email',
    fields: [],
    submit: messages.resendEmailLink,
    looks: 'text-link',
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
    looks: 'text-link',
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
