// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface GiftCardMailMessages {
  readonly subject: (values: { readonly count: number; readonly brand: string }) => string;
  readonly greeting: (values: { readonly name: string }) => string;
  readonly hello: string;
  readonly gift: (values: { readonly count: number; readonly brand: string }) => string;
  readonly giftFrom: (values: { readonly count: number; readonly from: string; readonly brand: string }) => string;
  readonly own: (values: { readonly count: number; readonly brand: string }) => string;
  readonly quoted: (values: { readonly message: string }) => string;
  readonly number: string;
  readonly pin: string;
  readonly use: string;
  readonly balanceLink: string;
  readonly keep: string;
  readonly signature: (values: { readonly brand: string }) => string;
}
