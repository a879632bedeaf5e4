// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface DeliveryMessages {
  readonly changesTitle: (values: { readonly count: number }) => string;
  readonly changesLead: string;
  readonly changeBefore: string;
  readonly changeNow: string;
  readonly reasonStoreStock: (values: { readonly store: string }) => string;
  readonly reasonWarehouseStock: string;
  readonly reasonStoreClosed: (values: { readonly store: string }) => string;
  readonly reasonServiceEnded: (values: { readonly store: string }) => string;
  readonly reasonMethodUnavailable: (values: { readonly method: string }) => string;
  readonly theStore: string;
  readonly costsMore: (values: { readonly amount: string }) => string;
  readonly costsLess: (values: { readonly amount: string }) => string;
  readonly costsSame: string;
  readonly accept: string;
  readonly acceptFor: (values: { readonly name: string }) => string;
  readonly undo: string;
  readonly undoFor: (values: { readonly name: string }) => string;
  readonly chooseAnother: string;
  readonly chooseAnotherFor: (values: { readonly name: string }) => string;
  readonly settled: (values: { readonly name: string; readonly method: string }) => string;
}
