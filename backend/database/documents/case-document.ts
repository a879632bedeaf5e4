import type { ContactMessage, WarrantyRequest } from '#generated/openapi/contact.ts';

type Sent<Request> = Omit<Request, 'attachments' | 'captchaResponse' | 'email'>;

/** The fields of a case from its sender. Email address and attachments have their own columns. */
export type CaseContent =
  | ({ readonly kind: 'contact' } & Readonly<Sent<ContactMessage>>)
  | ({ readonly kind: 'warranty'; readonly productName: string } & Readonly<Sent<WarrantyRequest>>);
