import type { FormModel, RejectedForm } from '../account/form-model.ts';
import type { LinkModel } from '../account/part-models.ts';

/** Fields of a contact form that have controls of their own. */
export const contactFields = {
  key: 'key',
  subject: 'subject',
  orderNumber: 'orderNumber',
  message: 'message',
  purchasedOn: 'purchasedOn',
  attachments: 'attachments',
} as const;

/** Media types of attachments, as in a file field's `accept`. */
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

export const attachmentLimits = { files: 3, bytes: 2 * 1024 * 1024 } as const;

export interface SubjectGroup {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A form that opens a case; plain data. */
export interface ContactFormModel {
  readonly form: FormModel;
  /** URL for submission by JavaScript. */
  readonly sendTo: string;
  readonly groups: readonly SubjectGroup[];
  /** Subjects that require an order number. */
  readonly orderSubjects: readonly string[];
  /** Earliest and latest purchase date, as YYYY-MM-DD. */
  readonly days?: { readonly min: string; readonly max: string };
  readonly attachmentsHint: string;
  /** Error of an empty required field. */
  readonly requiredText: string;
  readonly noAnswer: string;
}

export interface ContactPageModel {
  readonly title: string;
  readonly lead: string;
  readonly link: LinkModel;
  readonly form: ContactFormModel;
}

/** A case that was opened. */
export interface OpenedModel {
  readonly title: string;
  readonly text: string;
  readonly another: LinkModel;
}

/** Response to a contact form. */
export type ContactResponse = { readonly opened: OpenedModel } | { readonly rejection: RejectedForm };
