// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface CaseMailMessages {
  readonly contactSubject: (values: { readonly number: string }) => string;
  readonly warrantySubject: (values: { readonly number: string }) => string;
  readonly greeting: (values: { readonly name: string }) => string;
  readonly contactReceived: (values: { readonly hours: number; readonly number: string }) => string;
  readonly warrantyReceived: (values: { readonly hours: number; readonly number: string }) => string;
  readonly copyTitle: string;
  readonly subject: string;
  readonly order: string;
  readonly product: string;
  readonly purchasedOn: string;
  readonly purchasedAt: string;
  readonly problem: string;
  readonly address: string;
  readonly attachments: string;
  readonly message: string;
  readonly seam: string;
  readonly zip: string;
  readonly sole: string;
  readonly waterproofing: string;
  readonly material: string;
  readonly hardware: string;
  readonly other: string;
  readonly notYou: string;
  readonly signature: (values: { readonly brand: string }) => string;
  readonly deskSubject: (values: { readonly number: string; readonly subject: string }) => string;
  readonly sender: string;
  readonly email: string;
  readonly phone: string;
  readonly language: string;
  readonly warranty: string;
}
