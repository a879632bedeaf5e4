import { passkeyRenamingLimits } from '#generated/openapi/limits.ts';
import { formatDate } from '#messages/format/date.ts';
import { removePasskey } from '#generated/calls/remove-passkey.ts';
import { renamePasskey } from '#generated/calls/rename-passkey.ts';
import type { Passkey } from '#generated/openapi/authentication.ts';
import type { CustomerContext } from '../../../account/account-context.ts';
import type { FormDefinition, SectionDefinition } from '../../../account/form-definition.ts';
import { getAccountPath } from '../../../site/account-paths.ts';

/** The passkeys of the account; removing one requires the same confirmation as adding one. */
export function createPasskeySection(passkeys: readonly Passkey[], isConfirmed: boolean, context: CustomerContext): SectionDefinition {
  const { request, messages } = context;
  const { languageTag } = request.site;
  const toDateText = (moment: string): string => formatDate(new Date(moment), languageTag);
  return {
    kind: 'entries',
    title: messages.passkeys,
    lead: messages.passkeysLead,
    empty: messages.noPasskey,
    entries: passkeys.map(({ id, name, synced, createdAt, usedAt }) => ({
      id,
      lines: [
        name,
        messages.passkeyCreated({ date: toDateText(createdAt) }),
        ...(usedAt === undefined ? [] : [messages.lastUsed({ date: toDateText(usedAt) })]),
        ...(synced ? [messages.passkeySynced] : []),
      ],
      links: [{ href: getAccountPath(request.site, 'security', { rename: id }), label: messages.rename }],
      forms: isConfirmed ? [createRemoveForm(id, context)] : [],
    })),
  };
}

export function createRenameForm({ id, name }: Passkey, { request, messages, session }: CustomerContext): FormDefinition {
  return {
    id: 'rename-passkey',
    fields: [
      {
        name: 'name',
        kind: 'text',
        label: messages.passkeyName,
        required: true,
        maxLength: passkeyRenamingLimits.name.maxLength,
        value: name,
      },
    ],
    submit: messages.save,
    links: [{ href: getAccountPath(request.site, 'security'), label: messages.back }],
    async send(values) {
      await renamePasskey(session.calls, { passkeyId: id, body: { name: values.text('name') } });
      return getAccountPath(request.site, 'security', { done: 'saved' });
    },
  };
}

function createRemoveForm(passkeyId: string, { request, messages, session }: CustomerContext): FormDefinition {
  return {
    id: `remove-${passkeyId}`,
    fields: [],
    submit: messages.remove,
    looks: 'text-link',
    async send() {
      await removePasskey(session.calls, { passkeyId });
      return getAccountPath(request.site, 'security', { done: 'passkey-removed' });
    },
  };
}
