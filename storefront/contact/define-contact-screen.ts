import { contactFields, type ContactAnswer, type ContactFormModel, type ContactPageModel } from '#commerce/contact/contact-model.ts';
import type { RefusedForm } from '#commerce/account/form-model.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { contactMessages } from '#generated/messages/contact/all.ts';
import type { Attachment, Case } from '#generated/openapi/contact.ts';
import { formatMessage } from '#messages/runtime/format-message.ts';
import { judgeForm, readValues, refusalOf, sectionModel, type FormValues } from '../account/form-definition.ts';
import { loadPage } from '../page/load-page.ts';
import { privateHead } from '../screen/private-head.ts';
import { defineScreen, type ScreenDefinition, type ScreenRequest } from '../screen/define-screen.ts';
import type { ScreenPage } from '../screen/screen-page.ts';
import { contactFormPath, contactPath } from '../site/contact-paths.ts';
import { createContactContext } from './contact-context.ts';
import type { ContactContext, ContactFormDefinition, ContactPageDefinition } from './contact-form-definition.ts';
import { readAttachments } from './read-attachments.ts';

interface CriticalData {
  readonly contact: ContactPageModel;
  /** The page of content with the same address, below the form; absent where there is none. */
  readonly content: Awaited<ReturnType<typeof loadPage>> | undefined;
}

const catalogs = { contact: contactMessages };

export interface ContactScreenPage extends ScreenPage {
  readonly contact: ContactPageModel;
  readonly messages: (typeof contactMessages)[keyof typeof contactMessages];
  readonly languageTag: string;
}

interface ContactScreen extends ScreenDefinition<ContactScreenPage, CriticalData, undefined, typeof catalogs> {
  /** Opens the case of a form that was sent, or says why not. */
  readonly send: (data: FormData, request: ScreenRequest) => Promise<{ readonly status: number; readonly answer: ContactAnswer }>;
}

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A page with a form that opens a case, with or without script, above what editors put there. */
export function defineContactScreen(definition: ContactPageDefinition): ContactScreen {
  const send: ContactScreen['send'] = async (data, request) =>
    sendForm(definition, data, await createContactContext(request, definition.calls));
  return {
    ...defineScreen({
      name: definition.path,
      isPrivate: true,
      messages: catalogs,
      async loadCriticalData(request): Promise<CriticalData> {
        const [contact, content] = await Promise.all([
          createContactContext(request, definition.calls).then((context) => pageModel(definition, context)),
          definition.path === 'contact-us' ? loadPage(request.context) : undefined,
        ]);
        return { contact, content: content?.status === 200 ? content : undefined };
      },
      page: ({ critical: { contact, content }, messages }, { context: { site } }): ContactScreenPage => ({
        ...(content ?? { status: 200, head: { ...privateHead(contact.title, site), noIndex: false } }),
        contact,
        messages: messages.contact,
        languageTag: site.languageTag,
      }),
      async action(data, request) {
        const { status, answer } = await send(data, request);
        return { status, refused: answer };
      },
    }),
    send,
  };
}

function pageModel({ path, title, lead, link, define }: ContactPageDefinition, context: ContactContext): ContactPageModel {
  const { account, messages, hours } = context;
  const { site } = account.request;
  const { to, label } = link(messages);
  return {
    title: title(messages),
    lead: lead(messages, hours),
    link: { href: contactPath(site, to), label },
    form: formModel(define(context), context, contactFormPath(site, path)),
  };
}

function formModel(
  { form, days, attachmentsHint }: ContactFormDefinition,
  { account, groups, orderSubjects }: ContactContext,
  sendTo: string,
): ContactFormModel {
  const section = sectionModel({ kind: 'form', form });
  if (section.kind !== 'form') throw new Error('[cairn] [contact] a form became another section');
  const isMessage = form.fields.some(({ name }) => name === contactFields.subject);
  return {
    form: { ...section.form, hidden: { [contactFields.key]: crypto.randomUUID() } },
    sendTo,
    groups: isMessage ? groups : [],
    orderSubjects,
    ...(days && { days }),
    attachmentsHint,
    requiredText: formatMessage(account.validation.required, account.request.site.languageTag),
    noAnswer: account.messages.noAnswer,
  };
}

async function sendForm(
  definition: ContactPageDefinition,
  data: FormData,
  context: ContactContext,
): Promise<{ readonly status: number; readonly answer: ContactAnswer }> {
  const contact = definition.define(context);
  const { form } = contact;
  const values = readValues(form, data);
  const wrong = judgeForm(form, values, context.account);
  const { attachments, error } = await readAttachments(data, context.messages);
  const refused = withErrors(wrong, { ...contact.judge?.(values), [contactFields.attachments]: error }, { form, values, context });
  if (refused) return { status: 422, answer: { refused } };
  const given = values.text(contactFields.key);
  const idempotencyKey = KEY.test(given) ? given : crypto.randomUUID();
  try {
    const opened = await contact.open({ values, attachments: [...attachments], idempotencyKey });
    return { status: 200, answer: { opened: openedModel(opened, values, definition, context) } };
  } catch (failure) {
    if (!(failure instanceof ServiceError)) throw failure;
    const rejected = refusalOf(failure, form, values, context.account);
    const unreadable = unreadableFile(failure, attachments);
    const errors = unreadable === undefined ? {} : { [contactFields.attachments]: context.messages.unreadable({ name: unreadable }) };
    return { status: failure.status ?? 502, answer: { refused: { ...rejected, errors: { ...rejected.errors, ...errors } } } };
  }
}

/** The file that the service rejects, e.g. because its content is of another type than its name. */
function unreadableFile({ details }: ServiceError, attachments: readonly Attachment[]): string | undefined {
  const index = /^attachments\.(\d)$/.exec(details[0]?.additionalInfo?.field ?? '')?.[1];
  return index === undefined ? undefined : attachments[Number(index)]?.fileName;
}

interface Sent {
  readonly form: ContactFormDefinition['form'];
  readonly values: FormValues;
  readonly context: ContactContext;
}

/** The rejected form with further errors; undefined if there are none at all. */
function withErrors(
  wrong: RefusedForm | undefined,
  more: Readonly<Record<string, string | undefined>>,
  { form, values, context }: Sent,
): RefusedForm | undefined {
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

function openedModel(
  { caseNumber: number, answerWithinHours: hours }: Case,
  values: FormValues,
  { path }: ContactPageDefinition,
  { messages, account }: ContactContext,
): Extract<ContactAnswer, { opened: unknown }>['opened'] {
  return {
    title: messages.openedTitle({ name: values.text('firstName') }),
    text: messages.openedText({ number, email: values.text('email'), hours }),
    another: { href: contactPath(account.request.site, path), label: messages.another },
  };
}
