// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface CatalogMessages {
  readonly page: (values: { readonly page: number; readonly pages: number }) => string;
  readonly breadcrumbs: string;
  readonly categories: string;
  readonly searchTitle: string;
  readonly searchLabel: string;
  readonly searchSubmit: string;
  readonly searchResults: (values: { readonly query: string }) => string;
  readonly searchPrompt: string;
  readonly categoryLead: (values: { readonly name: string; readonly brand: string; readonly count: number }) => string;
  readonly details: string;
  readonly styleNumber: (values: { readonly id: string }) => string;
  readonly searchCorrected: <Node>(values: {
    readonly corrected: string;
    readonly link: (content: string) => Node;
    readonly original: string;
  }) => readonly (string | Node)[];
  readonly searchMeant: <Node>(values: {
    readonly link: (content: string) => Node;
    readonly corrected: string;
  }) => readonly (string | Node)[];
  readonly searchUnderstood: string;
  readonly searchPartRemove: (values: { readonly name: string }) => string;
  readonly searchLeftOut: (values: { readonly parts: string }) => string;
  readonly searchArticles: string;
}
