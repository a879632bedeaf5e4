import type { FormModel, RefusedForm } from '../account/form-model.ts';
import type { LinkModel } from '../account/part-models.ts';

/** Fields that a contact form shows in a way of its own. */
export const contactFields = {
  key: 'key',
  subject: 'subject',
  orderNumber: 'orderNumber',
  message: 'message',
  purchasedOn: 'purchasedOn',
  attachments: 'attachments',
} as const;

/** Media types of attachments, as a file field takes them. */
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

export const attachmentLimits = { files: 3, bytes: 2 * 1024 * 1024 } as const;

export interface SubjectGroup {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A form that opens a case; plain data. */
export interface ContactFormModel {
  readonly form: FormModel;
  /** Address that script sends it to. */
  readonly sendTo: string;
  readonly groups: readonly SubjectGroup[];
  /** Subjects that ask for an order number. */
  readonly orderSubjects: readonly string[];
  /** First and last day of purchase, as YYYY-MM-DD. */
  readonly days?: { readonly min: string; readonly max: string };
  readonly attachmentsHint: string;
  /** Error of a field that was left empty. */
  readonly requiredText: string;
  readonly noAnswer: string;
}

export interface ContactPageModel {
  readonly title: string;
  readonly lead: string;
  readonly link: LinkModel;
  readonly form: ContactFormModel;
}

/** A case that is open. */
export interface OpenedModel {
  readonly title: string;
  readonly text: string;
  readonly another: LinkModel;
}

/** The response to a contact form. */
export type ContactAnswer = { readonly opened: OpenedModel } | { readonly refused: RefusedForm };
