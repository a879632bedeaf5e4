import type { EntryModel, FieldModel, FormModel, RejectedForm, SectionModel } from '#commerce/account/form-model.ts';
import { getErrorMessage } from '#commerce/errors/error-messages.ts';
import type { LoyaltySectionModel } from '#commerce/loyalty/loyalty-model.ts';
import type { OrderSectionModel } from '#commerce/orders/history/order-model.ts';
import type { ServiceError } from '#commerce/client/service-error.ts';
import type { ErrorCode } from '#generated/errors.ts';
import { errorMessages } from '#generated/messages/error/all.ts';
import { formatMessage } from '#messages/runtime/format-message.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import { findFirstFault, type Fault, type Validator } from '#validation/rules/fault.ts';
import { maxLength as maxLengthRule } from '#validation/rules/length.ts';
import type { AccountContext } from './account-context.ts';
import type { FormCheck } from './form-check.ts';

export interface FieldDefinition extends FieldModel {
  /** Validation rules; `required` and the maximum length follow from the field. */
  readonly rules?: readonly Validator[];
  /** Error text of the `pattern` rule. */
  readonly patternText?: string;
  /** Formats the typed value of a rejected form, for browsers without JavaScript. */
  readonly format?: (typed: string) => string;
}

/** Submitted values by field. */
export interface FormValues {
  /** The trimmed value; a password is not trimmed. */
  readonly text: (name: string) => string;
  readonly all: (name: string) => readonly string[];
  readonly isTicked: (name: string) => boolean;
}

/** A form model with its validation and submission on the server. */
export interface FormDefinition extends Omit<FormModel, 'fields'> {
  readonly fields: readonly FieldDefinition[];
  /** Errors that depend on several fields, by field. */
  readonly validate?: (values: FormValues) => Readonly<Record<string, Fault | undefined>>;
  /** Present if the form's call can require a bot check. */
  readonly check?: FormCheck;
  /** Fields that show an error code if the response names no field. */
  readonly errorFields?: Readonly<Partial<Record<ErrorCode, string>>>;
  /** Messages that replace the default message of an error code. */
  readonly errorTexts?: Readonly<Partial<Record<ErrorCode, string>>>;
  /** @returns the address to redirect to. Throws ServiceError if the call is rejected. */
  readonly send: (values: FormValues) => Promise<string>;
}

type EntryDefinition = Omit<EntryModel, 'forms'> & { readonly forms: readonly FormDefinition[] };
type EntriesModel = Extract<SectionModel, { readonly kind: 'entries' }>;

/** A section of an order page, with form definitions. */
export type OrderSectionDefinition = OrderSectionModel<FormDefinition>;

/** A section of a page, with form definitions. */
export type SectionDefinition =
  | { readonly kind: 'form'; readonly form: FormDefinition }
  | Extract<SectionModel, { readonly kind: 'facts' }>
  | LoyaltySectionModel
  | OrderSectionDefinition
  | (Omit<EntriesModel, 'entries' | 'forms'> & {
      readonly entries: readonly EntryDefinition[];
      readonly forms?: readonly FormDefinition[];
    });

export function getForms(sections: readonly SectionDefinition[]): readonly FormDefinition[] {
  return sections.flatMap((section) => {
    if (section.kind === 'form') return [section.form];
    if (section.kind === 'order') return getOrderForms(section);
    return section.kind === 'entries' ? [...section.entries.flatMap(({ forms }) => forms), ...(section.forms ?? [])] : [];
  });
}

function getOrderForms({ content: part, forms = [] }: OrderSectionDefinition): readonly FormDefinition[] {
  return part.name === 'list' ? [...part.orders.flatMap((order) => order.forms), ...forms] : forms;
}

/** The part of a section that is sent to the browser. */
export function toSectionModel(section: SectionDefinition): SectionModel {
  if (section.kind === 'form') return { kind: 'form', form: toFormModel(section.form) };
  if (section.kind === 'order') return toOrderSectionModel(section);
  if (section.kind !== 'entries') return section;
  const { entries, forms = [] } = section;
  return {
    ...section,
    entries: entries.map((entry) => ({ ...entry, forms: entry.forms.map(toFormModel) })),
    forms: forms.map(toFormModel),
  };
}

function toOrderSectionModel({ content: part, forms = [], ...section }: OrderSectionDefinition): OrderSectionModel<FormModel> {
  const shown =
    part.name === 'list' ? { ...part, orders: part.orders.map((order) => ({ ...order, forms: order.forms.map(toFormModel) })) } : part;
  return { ...section, content: shown, forms: forms.map(toFormModel) };
}

/** Leaves out the fields that only the server uses. */
function toFormModel({
  validate: _validate,
  errorFields: _fields,
  errorTexts: _texts,
  send: _send,
  check,
  fields,
  ...model
}: FormDefinition): FormModel {
  return {
    ...model,
    fields: fields.map(({ rules: _rules, format: _format, patternText: _patternText, ...field }) => field),
    ...(check ? { botCheck: check.model } : {}),
  };
}

export function readValues({ fields }: FormDefinition, data: FormData): FormValues {
  const getAll = (name: string): readonly string[] => data.getAll(name).filter((value) => typeof value === 'string');
  const isPassword = (name: string): boolean => fields.some((field) => field.name === name && field.kind === 'password');
  const getText = (name: string): string => (isPassword(name) ? (getAll(name)[0] ?? '') : (getAll(name)[0] ?? '').trim());
  return { text: getText, all: getAll, isTicked: (name) => getAll(name).includes('on') };
}

/** The rejected form with its values and errors; undefined if it is valid. */
export function validateForm(form: FormDefinition, values: FormValues, context: AccountContext): RejectedForm | undefined {
  const faults = Object.fromEntries(
    form.fields.flatMap((field) => {
      const fault = validateField(field, values);
      return fault ? [[field.name, fault] as const] : [];
    }),
  );
  const getAll = { ...form.validate?.(values), ...faults };
  const getPatternText = (name: string): string | undefined => form.fields.find((field) => field.name === name)?.patternText;
  const errors = Object.fromEntries(
    Object.entries(getAll).flatMap(([name, fault]) => {
      if (!fault) return [];
      const text = fault.code === 'pattern' ? getPatternText(name) : undefined;
      return [[name, text ?? getFaultText(fault, context)] as const];
    }),
  );
  return Object.keys(errors).length === 0 ? undefined : createRejectedForm(form, values, context, errors);
}

/** The rejected form with the service's errors, at the fields that they name and otherwise above the form. */
export function rejectForm(error: ServiceError, form: FormDefinition, values: FormValues, context: AccountContext): RejectedForm {
  const { languageTag } = context.request.site;
  const unknown = formatMessage(context.errors.unknown, languageTag);
  const errors: Record<string, string> = {};
  let notice: string | undefined;
  for (const { errorId = '', additionalInfo = {} } of error.details) {
    const text = form.errorTexts?.[errorId as ErrorCode] ?? getErrorText(errorId, context, { retryAfter: error.retryAfter });
    const meant = new Set([additionalInfo.field, form.errorFields?.[errorId as ErrorCode]]);
    const field = form.fields.find(({ name }) => meant.has(name));
    if (field) errors[field.name] = text ?? unknown;
    else notice ??= text;
  }
  if (Object.keys(errors).length === 0) notice ??= unknown;
  const challenge = error.requiresBotCheck ? form.check?.challenge : undefined;
  return { ...createRejectedForm(form, values, context, errors, notice), ...(challenge ? { challenge } : {}) };
}

/** Another commerce origin may respond with codes that the contract lists for other calls only. */
function getErrorText(
  errorId: string,
  { errors, request: { site } }: AccountContext,
  values: { readonly retryAfter?: number },
): string | undefined {
  const getAll = errorMessages[getMessageLocale(site.locale)];
  return getErrorMessage(errors, errorId, site.languageTag, values) ?? getErrorMessage(getAll, errorId, site.languageTag, values);
}

function validateField(
  { name, kind, required: isRequired, maxLength, rules = [] }: FieldDefinition,
  values: FormValues,
): Fault | undefined {
  const text = values.text(name);
  if (isRequired && (kind === 'checkbox' ? !values.isTicked(name) : text === '')) return { code: 'required' };
  return findFirstFault(text, maxLength === undefined ? rules : [maxLengthRule(maxLength), ...rules]);
}

function getFaultText({ code, values }: Fault, { validation, request }: AccountContext): string {
  return formatMessage(validation[code], request.site.languageTag, values);
}

function createRejectedForm(
  { id, fields }: FormDefinition,
  values: FormValues,
  { messages }: AccountContext,
  errors: Readonly<Record<string, string>>,
  notice = messages.errorsTitle({ count: Object.keys(errors).length }),
): RejectedForm {
  const typed = fields.flatMap(({ name, kind, format = (text) => text }): [string, string | readonly string[]][] => {
    if (kind === 'password') return [];
    return [[name, kind === 'checkboxes' ? values.all(name) : format(values.text(name))]];
  });
  return { id, notice, errors, values: Object.fromEntries(typed) };
}
