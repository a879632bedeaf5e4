import type { ContactMessage, WarrantyRequest } from '#generated/openapi/contact.ts';

type Sent<Request> = Omit<Request, 'attachments' | 'captchaResponse' | 'email'>;

/** What the sender of a case wrote. Its e-mail address and its attachments have columns of their own. */
export type CaseContent =
  | ({ readonly kind: 'contact' } & Readonly<Sent<ContactMessage>>)
  | ({ readonly kind: 'warranty'; readonly productName: string } & Readonly<Sent<WarrantyRequest>>);
