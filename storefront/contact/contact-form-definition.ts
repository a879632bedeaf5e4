import type { ContactFormModel } from '#commerce/contact/contact-model.ts';
import type { ContactMessages } from '#generated/messages/contact/messages.ts';
import type { CallDescriptor } from '#generated/openapi/call.ts';
import type { Attachment, Case } from '#generated/openapi/contact.ts';
import type { AccountContext } from '../account/account-context.ts';
import type { FieldDefinition, FormDefinition, FormValues } from '../account/form-definition.ts';
import type { ContactForm } from '../site/contact-paths.ts';

/** Data for a contact form. */
export interface ContactContext {
  readonly account: AccountContext;
  readonly messages: ContactMessages;
  /** Data of a signed-in sender. */
  readonly known: { readonly firstName?: string; readonly lastName?: string; readonly email?: string; readonly phone?: string };
  /** Fields of the sender: names, email address and phone number. */
  readonly senderFields: readonly FieldDefinition[];
  readonly sender: (values: FormValues) => SenderInput;
  /** Hours until customer service responds. */
  readonly hours: number;
  readonly groups: ContactFormModel['groups'];
  readonly orderSubjects: readonly string[];
}

export interface SenderInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string;
}

/** A support case as the form sends it. */
export interface SentCase {
  readonly values: FormValues;
  readonly attachments: Attachment[];
  readonly idempotencyKey: string;
}

/** A form that opens a support case, with its validation and submission on the server. */
export interface ContactFormDefinition {
  readonly form: FormDefinition;
  readonly days?: ContactFormModel['days'];
  readonly attachmentsHint: string;
  /** Additional errors by field. */
  readonly validate?: (values: FormValues) => Readonly<Record<string, string | undefined>>;
  readonly open: (sent: SentCase) => Promise<Case>;
}

/** A page with a contact form. */
export interface ContactPageDefinition {
  readonly path: ContactForm;
  /** A content page with the same address is shown below the form. */
  readonly hasContent?: true;
  readonly calls: readonly CallDescriptor[];
  readonly title: (messages: ContactMessages) => string;
  readonly lead: (messages: ContactMessages, hours: number) => string;
  readonly link: (messages: ContactMessages) => { readonly to: ContactForm; readonly label: string };
  readonly define: (context: ContactContext) => ContactFormDefinition;
}
