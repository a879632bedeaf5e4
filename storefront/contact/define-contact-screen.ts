import { contactFields, type ContactResponse, type ContactFormModel, type ContactPageModel } from '#commerce/contact/contact-model.ts';
import { contactMessages } from '#generated/messages/contact/all.ts';
import { formatMessage } from '#messages/runtime/format-message.ts';
import { toSectionModel } from '../account/form-definition.ts';
import { loadPage } from '../page/load-page.ts';
import { defineScreen, type ScreenDefinition, type ScreenRequest } from '../screen/define-screen.ts';
import type { ScreenPage } from '../screen/screen-page.ts';
import { getPageUrl } from '../site/alternates.ts';
import { getContactFormPath, getContactPath } from '../site/contact-paths.ts';
import { createContactContext } from './contact-context.ts';
import type { ContactContext, ContactFormDefinition, ContactPageDefinition } from './contact-form-definition.ts';
import { sendContactForm } from './send-contact-form.ts';

interface CriticalData {
  readonly contact: ContactPageModel;
  /** The content page with the same address, shown below the form; absent if there is none. */
  readonly content: Awaited<ReturnType<typeof loadPage>> | undefined;
}

const catalogs = { contact: contactMessages };

export interface ContactScreenPage extends ScreenPage {
  /** Absent on an error page. */
  readonly contact?: {
    readonly page: ContactPageModel;
    readonly messages: (typeof contactMessages)[keyof typeof contactMessages];
    readonly languageTag: string;
  };
}

interface ContactScreen extends ScreenDefinition<ContactScreenPage, CriticalData, undefined, typeof catalogs> {
  /** Opens a case from a form, or returns its errors. */
  readonly send: (data: FormData, request: ScreenRequest) => Promise<{ readonly status: number; readonly response: ContactResponse }>;
}

/** Defines a page with a form that opens a case, with or without JavaScript, above the editors' content. */
export function defineContactScreen(definition: ContactPageDefinition): ContactScreen {
  const send: ContactScreen['send'] = async (data, request) =>
    sendContactForm(definition, data, await createContactContext(request, definition.calls));
  return {
    ...defineScreen({
      name: definition.path,
      isPrivate: true,
      messages: catalogs,
      async loadCriticalData(request): Promise<CriticalData> {
        const [contact, content] = await Promise.all([
          createContactContext(request, definition.calls).then((context) => toPageModel(definition, context)),
          definition.hasContent ? loadPage(request.context) : undefined,
        ]);
        return { contact, content: content?.status === 200 ? content : undefined };
      },
      page: ({ critical: { contact, content }, messages }, { context: { site, mode, url } }): ContactScreenPage => ({
        ...(content ?? {
          status: 200,
          head: {
            title: `${contact.title} | ${site.brandName}`,
            description: contact.lead,
            canonical: getPageUrl(url.origin, site.locale, `/${definition.path}`),
            noIndex: mode !== 'publish',
            ogType: 'website',
          },
        }),
        contact: { page: contact, messages: messages.contact, languageTag: site.languageTag },
      }),
      async action(data, request) {
        const { status, response } = await send(data, request);
        return { status, rejection: response };
      },
    }),
    send,
  };
}

function toPageModel({ path, title, lead, link, define }: ContactPageDefinition, context: ContactContext): ContactPageModel {
  const { account, messages, hours } = context;
  const { site } = account.request;
  const { to, label } = link(messages);
  return {
    title: title(messages),
    lead: lead(messages, hours),
    link: { href: getContactPath(site, to), label },
    form: toFormModel(define(context), context, getContactFormPath(site, path)),
  };
}

function toFormModel(
  { form, days, attachmentsHint }: ContactFormDefinition,
  { account, groups, orderSubjects }: ContactContext,
  sendTo: string,
): ContactFormModel {
  const section = toSectionModel({ kind: 'form', form });
  if (section.kind !== 'form') throw new Error('[cairn] [contact] a contact form must be a form section');
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
