// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface QuestionMailMessages {
  readonly subject: (values: { readonly product: string }) => string;
  readonly greeting: (values: { readonly name: string }) => string;
  readonly answered: (values: { readonly product: string }) => string;
  readonly question: (values: { readonly text: string }) => string;
  readonly answer: (values: { readonly author: string }) => string;
  readonly link: string;
  readonly signature: (values: { readonly brand: string }) => string;
}
