// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface ParcelMailMessages {
  readonly shippedSubject: (values: { readonly brand: string; readonly number: string }) => string;
  readonly shipped: (values: { readonly number: string }) => string;
  readonly partShippedSubject: (values: { readonly brand: string; readonly number: string }) => string;
  readonly partShipped: (values: { readonly number: string }) => string;
  readonly collectLater: string;
  readonly expectedOn: (values: { readonly date: string }) => string;
  readonly contents: string;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly track: string;
  readonly viewOrder: string;
  readonly findOrder: string;
  readonly delayedSubject: (values: { readonly brand: string; readonly number: string }) => string;
  readonly delayed: (values: { readonly number: string }) => string;
  readonly delayedUntil: (values: { readonly date: string }) => string;
  readonly readySubject: (values: { readonly brand: string; readonly number: string }) => string;
  readonly ready: (values: { readonly number: string; readonly place: string }) => string;
  readonly bring: string;
  readonly bringNumber: (values: { readonly number: string }) => string;
  readonly bringId: string;
  readonly deliveredSubject: (values: { readonly brand: string; readonly number: string }) => string;
  readonly delivered: (values: { readonly date: string }) => string;
  readonly collectedSubject: (values: { readonly brand: string; readonly number: string }) => string;
  readonly collected: (values: { readonly date: string }) => string;
  readonly helpAfterwards: string;
}
