import { addPasskey } from '#generated/calls/add-passkey.ts';
import { confirmPassword } from '#generated/calls/confirm-password.ts';
import { endOtherSessions } from '#generated/calls/end-other-sessions.ts';
import { endSession } from '#generated/calls/end-session.ts';
import { getPasskeys } from '#generated/calls/get-passkeys.ts';
import { getSessions } from '#generated/calls/get-sessions.ts';
import { removePasskey } from '#generated/calls/remove-passkey.ts';
import { renamePasskey } from '#generated/calls/rename-passkey.ts';
import { requireCustomer, type CustomerContext } from '../../../account/account-context.ts';
import { createCurrentPasswordField } from '../../../account/credential-fields.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import type { FormDefinition } from '../../../account/form-definition.ts';
import { createAddPasskeyForm, canUsePasskeys } from '../../../account/passkeys/passkey-forms.ts';
import { getAccountPath } from '../../../site/account-paths.ts';
import { createPasskeySection, createRenameForm } from './passkey-section.ts';
import { createSessionSection } from './session-section.ts';

/** The sessions and passkeys of the account. */
export const screen = defineAccountScreen({
  page: 'security',
  calls: [getSessions, endSession, endOtherSessions, getPasskeys, confirmPassword, addPasskey, renamePasskey, removePasskey],
  authorize: requireCustomer,
  async show(context) {
    const { request, messages, session } = context;
    const [{ sessions }, { passkeys, confirmed }] = await Promise.all([getSessions(session.calls, {}), getPasskeys(session.calls, {})]);
    const renamed = passkeys.find(({ id }) => id === request.url.searchParams.get('rename'));
    if (renamed) return { title: messages.renamePasskey, sections: [{ kind: 'form', form: createRenameForm(renamed, context) }] };
    return {
      title: messages.security,
      lead: messages.securityLead,
      sections: [
        createSessionSection(sessions, context),
        ...(canUsePasskeys(context) || passkeys.length > 0
          ? [
              {
                ...createPasskeySection(passkeys, confirmed, context),
                forms: [confirmed ? createAddPasskeyForm(context) : createConfirmForm(context)],
              },
            ]
          : []),
      ],
    };
  },
});

/** Asks for the password again if the sign-in was long ago. */
function createConfirmForm({ request, messages, session }: CustomerContext): FormDefinition {
  return {
    id: 'confirm',
    lead: messages.confirmIdentityLead,
    fields: [createCurrentPasswordField('password', messages.currentPassword, { messages })],
    errorFields: { AUT452: 'password' },
    submit: messages.confirmSubmit,
    looks: 'outline',
    async send(values) {
      await confirmPassword(session.calls, { body: { password: values.text('password') } });
      return getAccountPath(request.site, 'security');
    },
  };
}
