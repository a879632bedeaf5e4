import { contactFields } from '#commerce/contact/contact-model.ts';
import { createWarrantyCase } from '#generated/calls/create-warranty-case.ts';
import type { ContactMessages } from '#generated/messages/contact/messages.ts';
import type { WarrantyRequest } from '#generated/openapi/contact.ts';
import { warrantyRequestLimits } from '#generated/openapi/limits.ts';
import { getCaptcha, createFormCheck } from '../account/form-check.ts';
import type { FieldDefinition, FormValues } from '../account/form-definition.ts';
import { createAttachmentsField } from './contact-context.ts';
import type { ContactContext, ContactFormDefinition, ContactPageDefinition } from './contact-form-definition.ts';

/** A warranty claim for a product. */
export const warrantyPage: ContactPageDefinition = {
  path: 'warranty',
  calls: [createWarrantyCase],
  title: ({ warrantyTitle }) => warrantyTitle,
  lead: ({ warrantyLead }, hours) => warrantyLead({ hours }),
  link: ({ toContact }) => ({ to: 'contact-us', label: toContact }),
  define: createWarrantyForm,
};

const problems = [
  'seam',
  'zip',
  'sole',
  'waterproofing',
  'material',
  'hardware',
  'other',
] as const satisfies readonly WarrantyRequest['problem'][];

/** Separators in a style number as printed on a label. */
const separators = /[\s.-]+/g;

const readProductId = (values: FormValues): string => values.text('productId').toUpperCase().replaceAll(separators, '');

interface WarrantyDays {
  readonly min: string;
  readonly max: string;
}

function createWarrantyForm(context: ContactContext): ContactFormDefinition {
  const { account, messages, sender } = context;
  const { site, services } = account.request;
  const { warrantyMonths } = services.settings.of(site).contact;
  const days = getWarrantyDays(services.now(), warrantyMonths);
  return {
    days,
    attachmentsHint: messages.photosHint,
    validate: (values) => ({ [contactFields.purchasedOn]: validateDay(values, days, messages) }),
    form: {
      id: 'warranty',
      ...createFormCheck(account, 'contact'),
      fields: [...createProductFields(context, days, warrantyMonths), ...context.senderFields, createAttachmentsField(context)],
      submit: messages.sendWarranty,
      errorFields: { CAS415: contactFields.attachments, ORD404: 'productId' },
      errorTexts: { ORD404: messages.unknownProduct, ...createFormCheck(account, 'contact').errorTexts },
      send: () => Promise.reject(new Error('[cairn] [contact] a case leads nowhere')),
    },
    open({ values, attachments, idempotencyKey }) {
      const getOptional = (name: 'orderNumber' | 'purchasedAt') => (values.text(name) === '' ? {} : { [name]: values.text(name) });
      return createWarrantyCase(account.session.calls, {
        'idempotency-key': idempotencyKey,
        body: {
          ...sender(values),
          productId: readProductId(values),
          purchasedOn: values.text(contactFields.purchasedOn),
          problem: values.text('problem') as WarrantyRequest['problem'],
          description: values.text(contactFields.message),
          ...getOptional('orderNumber'),
          ...getOptional('purchasedAt'),
          ...(attachments.length > 0 && { attachments }),
          ...getCaptcha(values),
        },
      });
    },
  };
}

/** Allows one more day on either side, because the service uses the day in the site's time zone. */
function getWarrantyDays(now: Date, months: number): WarrantyDays {
  const today = Temporal.PlainDate.from(now.toISOString().slice(0, 10));
  return { min: today.subtract({ months, days: 1 }).toString(), max: today.add({ days: 1 }).toString() };
}

function isValidDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  // Rejects days such as February 31, which Date would read as March 3.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function validateDay(values: FormValues, { min, max }: WarrantyDays, messages: ContactMessages): string | undefined {
  const day = values.text(contactFields.purchasedOn);
  if (!isValidDay(day)) return undefined;
  if (day > max) return messages.futurePurchase;
  return day < min ? messages.pastWarranty : undefined;
}

function createProductFields({ account, messages }: ContactContext, days: WarrantyDays, months: number): readonly FieldDefinition[] {
  const { searchParams } = account.request.url;
  return [
    {
      name: 'productId',
      kind: 'text',
      label: messages.product,
      hints: [messages.productHint],
      autoComplete: 'off',
      required: true,
      maxLength: 20,
      rules: [(text) => (/^[A-Z0-9]{8,11}$/.test(text.toUpperCase().replaceAll(separators, '')) ? undefined : { code: 'pattern' })],
      patternText: messages.unknownProduct,
      value: searchParams.get('product')?.slice(0, 20),
    },
    {
      name: 'problem',
      kind: 'select',
      label: messages.problem,
      required: true,
      options: [{ value: '', label: messages.chooseProblem }, ...problems.map((value) => ({ value, label: messages[value] }))],
      rules: [(text) => (problems.some((one) => one === text) ? undefined : { code: 'required' })],
    },
    {
      name: contactFields.purchasedOn,
      kind: 'text',
      label: messages.purchasedOn,
      hints: [messages.purchasedOnHint({ months })],
      required: true,
      span: 'half',
      rules: [(text) => (isValidDay(text) ? undefined : { code: 'pattern' })],
      patternText: messages.dateMissing,
    },
    {
      name: contactFields.orderNumber,
      kind: 'text',
      label: messages.orderNumber,
      note: account.messages.optional,
      autoComplete: 'off',
      span: 'half',
      maxLength: warrantyRequestLimits.orderNumber.maxLength,
      value: searchParams.get('order')?.slice(0, warrantyRequestLimits.orderNumber.maxLength),
    },
    {
      name: 'purchasedAt',
      kind: 'text',
      label: messages.purchasedAt,
      note: account.messages.optional,
      hints: [messages.purchasedAtHint],
      maxLength: warrantyRequestLimits.purchasedAt.maxLength,
    },
    {
      name: contactFields.message,
      kind: 'text',
      label: messages.description,
      required: true,
      maxLength: warrantyRequestLimits.description.maxLength,
    },
  ];
}
