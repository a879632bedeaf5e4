import { contactFields } from '#commerce/contact/contact-model.ts';
import { getContactSubjects } from '#generated/calls/get-contact-subjects.ts';
import { getProfile } from '#generated/calls/get-profile.ts';
import { contactMessages } from '#generated/messages/contact/all.ts';
import { contactMessageLimits } from '#generated/openapi/limits.ts';
import type { CallDescriptor } from '#generated/openapi/call.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { email as emailRule } from '#validation/rules/email.ts';
import { createAccountContext, type AccountContext } from '../account/account-context.ts';
import type { FieldDefinition } from '../account/form-definition.ts';
import { createPersonFields, readPerson } from '../account/person-fields.ts';
import { loadCountries } from '../account/site-country.ts';
import type { ScreenRequest } from '../screen/define-screen.ts';
import type { ContactContext } from './contact-form-definition.ts';

const names = ['firstName', 'lastName', 'phone'] as const;

/** The value of a subject's option. */
const formatSubjectValue = (category: string, subject: string): string => `${category}/${subject}`;

/** Loads all data of a contact form. */
export async function createContactContext(request: ScreenRequest, calls: readonly CallDescriptor[]): Promise<ContactContext> {
  const account = createAccountContext(request, { page: '', calls });
  const { session } = account;
  const [{ country }, { categories, answerWithinHours }, known] = await Promise.all([
    loadCountries(account),
    getContactSubjects(session.calls),
    readSender(account),
  ]);
  const all = categories.flatMap(({ id, subjects }) =>
    subjects.map((subject) => ({ ...subject, value: formatSubjectValue(id, subject.id) })),
  );
  return {
    account,
    messages: getMessages(contactMessages, request.context.site.locale),
    known,
    senderFields: createSenderFields(account, known, createPersonFields(account, country, { names, person: known })),
    sender: (values) => {
      const { phone } = readPerson(values, account, country);
      const [firstName, lastName, email] = ['firstName', 'lastName', 'email'].map((name) => values.text(name)) as [string, string, string];
      return { firstName, lastName, email, ...(phone !== undefined && { phone }) };
    },
    hours: answerWithinHours,
    groups: categories.map(({ id, label, subjects }) => ({
      label,
      options: subjects.map((subject) => ({ value: formatSubjectValue(id, subject.id), label: subject.label })),
    })),
    orderSubjects: all.filter(({ needsOrder }) => needsOrder).map(({ value }) => value),
  };
}

function createSenderFields(
  { messages }: AccountContext,
  { email }: ContactContext['known'],
  [firstName, lastName, phone]: readonly FieldDefinition[],
): readonly FieldDefinition[] {
  const emailField: FieldDefinition = {
    name: 'email',
    kind: 'email',
    label: messages.email,
    autoComplete: 'email',
    required: true,
    maxLength: contactMessageLimits.email.maxLength,
    rules: [emailRule],
    value: email,
  };
  return [firstName, lastName, emailField, phone].filter((field) => field !== undefined);
}

/** The sender's details from the profile; empty if it fails to load. */
async function readSender({ session, request }: AccountContext): Promise<ContactContext['known']> {
  if (session.customerId === undefined) return {};
  try {
    const { firstName, lastName, email, phone } = (await getProfile(session.calls, {})).consumerDetails;
    return { firstName, lastName, email, phone };
  } catch (error) {
    request.services.log.warn('[cairn] [contact] the profile failed to load', { reason: String(error) });
    return {};
  }
}

/** The file field. */
export const createAttachmentsField = ({ account, messages }: Pick<ContactContext, 'account' | 'messages'>): FieldDefinition => ({
  name: contactFields.attachments,
  kind: 'text',
  label: messages.attachments,
  note: account.messages.optional,
});
