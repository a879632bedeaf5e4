import type { RejectedForm } from '#commerce/account/form-model.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { contactFields, type ContactResponse } from '#commerce/contact/contact-model.ts';
import type { Attachment, Case } from '#generated/openapi/contact.ts';
import { validateForm, readValues, rejectForm, type FormValues } from '../account/form-definition.ts';
import { getContactPath } from '../site/contact-paths.ts';
import type { ContactContext, ContactFormDefinition, ContactPageDefinition } from './contact-form-definition.ts';
import { readAttachments } from './read-attachments.ts';

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Opens a case from a submitted form, or returns its errors with the status of the response. */
export async function sendContactForm(
  definition: ContactPageDefinition,
  data: FormData,
  context: ContactContext,
): Promise<{ readonly status: number; readonly response: ContactResponse }> {
  const contact = definition.define(context);
  const { form } = contact;
  const values = readValues(form, data);
  const wrong = validateForm(form, values, context.account);
  const { attachments, error } = await readAttachments(data, context.messages);
  const invalid = addErrors(wrong, { ...contact.validate?.(values), [contactFields.attachments]: error }, { form, values, context });
  if (invalid) return { status: 422, response: { rejection: invalid } };
  const given = values.text(contactFields.key);
  const idempotencyKey = KEY.test(given) ? given : crypto.randomUUID();
  try {
    const opened = await contact.open({ values, attachments: [...attachments], idempotencyKey });
    return { status: 200, response: { opened: toCaseModel(opened, values, definition, context) } };
  } catch (failure) {
    if (!(failure instanceof ServiceError)) throw failure;
    const rejected = rejectForm(failure, form, values, context.account);
    const unreadable = findRejectedFile(failure, attachments);
    const errors = { ...rejected.errors };
    if (unreadable !== undefined) errors[contactFields.attachments] = context.messages.unreadable({ name: unreadable });
    return { status: failure.status ?? 502, response: { rejection: { ...rejected, errors } } };
  }
}

/** The name of the file that the service rejects, e.g. because its content does not match its extension. */
function findRejectedFile({ details }: ServiceError, attachments: readonly Attachment[]): string | undefined {
  const field = details[0]?.additionalInfo?.field;
  const index = typeof field === 'string' ? /^attachments\.(\d)$/.exec(field)?.[1] : undefined;
  return index === undefined ? undefined : attachments[Number(index)]?.fileName;
}

interface Sent {
  readonly form: ContactFormDefinition['form'];
  readonly values: FormValues;
  readonly context: ContactContext;
}

/** The rejected form with further errors; undefined if there are none. */
function addErrors(
  wrong: RejectedForm | undefined,
  more: Readonly<Record<string, string | undefined>>,
  { form, values, context }: Sent,
): RejectedForm | undefined {
  const found = Object.entries(more).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (found.length === 0) return wrong;
  const errors = { ...Object.fromEntries(found), ...wrong?.errors };
  return {
    id: form.id,
    notice: context.account.messages.errorsTitle({ count: Object.keys(errors).length }),
    errors,
    values: wrong?.values ?? Object.fromEntries(form.fields.map(({ name }) => [name, values.text(name)])),
  };
}

function toCaseModel(
  { caseNumber: number, answerWithinHours: hours }: Case,
  values: FormValues,
  { path }: ContactPageDefinition,
  { messages, account }: ContactContext,
): Extract<ContactResponse, { opened: unknown }>['opened'] {
  return {
    title: messages.openedTitle({ name: values.text('firstName') }),
    text: messages.openedText({ number, email: values.text('email'), hours }),
    another: { href: getContactPath(account.request.site, path), label: messages.another },
  };
}
