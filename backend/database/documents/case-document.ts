import type { ContactMessage, WarrantyRequest } from '#generated/openapi/contact.ts';

type Sent<Request> = Omit<Request, 'attachments' | 'captchaResponse' | 'email'>;

/** Fields that the sender of a case filled in. Its e-mail address and its attachments have columns of their own. */
export type CaseContent =
  | ({ readonly kind: 'contact' } & Readonly<Sent<ContactMessage>>)
  | ({ readonly kind: 'warranty'; readonly productName: string } & Readonly<Sent<WarrantyRequest>>);
