import { contactFields } from '#commerce/contact/contact-model.ts';
import { contactUs } from '#generated/calls/contact-us.ts';
import { contactMessageLimits } from '#generated/openapi/limits.ts';
import { createFormCheck, getCaptcha } from '../account/form-check.ts';
import { createAttachmentsField } from './contact-context.ts';
import type { ContactContext, ContactFormDefinition, ContactPageDefinition } from './contact-form-definition.ts';

/** A message to customer service. */
export const messagePage: ContactPageDefinition = {
  path: 'contact-us',
  hasContent: true,
  calls: [contactUs],
  title: ({ title }) => title,
  lead: ({ lead }, hours) => lead({ hours }),
  link: ({ toWarranty }) => ({ to: 'warranty', label: toWarranty }),
  define: createMessageForm,
};

function createMessageForm(context: ContactContext): ContactFormDefinition {
  const { account, messages, senderFields, sender } = context;
  const { searchParams } = account.request.url;
  const orderNumber = { ...contactMessageLimits.orderNumber };
  return {
    attachmentsHint: messages.attachmentsHint,
    form: {
      id: 'contact',
      ...createFormCheck(account, 'contact'),
      fields: [
        {
          name: contactFields.subject,
          kind: 'select',
          label: messages.subject,
          required: true,
          value: findChosenSubject(context, searchParams.get('subject')),
          rules: [
            (value) =>
              context.groups.some(({ options }) => options.some((option) => option.value === value)) ? undefined : { code: 'required' },
          ],
        },
        {
          name: contactFields.orderNumber,
          kind: 'text',
          label: messages.orderNumber,
          note: account.messages.optional,
          hints: [messages.orderHint],
          autoComplete: 'off',
          maxLength: orderNumber.maxLength,
          value: searchParams.get('order')?.slice(0, orderNumber.maxLength),
        },
        {
          name: contactFields.message,
          kind: 'text',
          label: messages.message,
          required: true,
          maxLength: contactMessageLimits.message.maxLength,
        },
        ...senderFields,
        createAttachmentsField(context),
      ],
      submit: messages.send,
      errorFields: { CAS415: contactFields.attachments },
      send: () => Promise.reject(new Error('[cairn] [contact] a case leads nowhere')),
    },
    open({ values, attachments, idempotencyKey }) {
      const [category = '', subject = ''] = values.text(contactFields.subject).split('/');
      const number = values.text(contactFields.orderNumber);
      return contactUs(account.session.calls, {
        'idempotency-key': idempotencyKey,
        body: {
          category,
          subject,
          ...sender(values),
          ...(number !== '' && { orderNumber: number }),
          message: values.text(contactFields.message),
          ...(attachments.length > 0 && { attachments }),
          ...getCaptcha(values),
        },
      });
    },
  };
}

/** The subject of the address, e.g. "where-is-my-order". */
function findChosenSubject({ groups }: ContactContext, named: string | null): string | undefined {
  if (named === null) return undefined;
  return groups.flatMap(({ options }) => options).find(({ value }) => value === named || value.endsWith(`/${named}`))?.value;
}
