// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface OrderChangeMailMessages {
  readonly greeting: (values: { readonly name: string }) => string;
  readonly cancelledSubject: (values: { readonly brand: string; readonly number: string }) => string;
  readonly cancelled: (values: { readonly number: string }) => string;
  readonly partlyCancelledSubject: (values: { readonly brand: string; readonly number: string }) => string;
  readonly partlyCancelled: (values: { readonly number: string }) => string;
  readonly cancelledItems: string;
  readonly remainingItems: string;
  readonly refundedTo: string;
  readonly delivery: string;
  readonly amount: string;
  readonly points: (values: { readonly points: number }) => string;
  readonly refundFollows: string;
  readonly refundedSubject: (values: { readonly brand: string; readonly number: string }) => string;
  readonly refunded: (values: { readonly amount: string; readonly number: string }) => string;
  readonly bankTakesTime: string;
  readonly creditNote: (values: { readonly number: string }) => string;
  readonly labelSubject: (values: { readonly brand: string; readonly number: string }) => string;
  readonly label: (values: { readonly returnNumber: string; readonly date: string }) => string;
  readonly returnedItems: string;
  readonly refundAfterReceipt: string;
  readonly receivedSubject: (values: { readonly returnNumber: string }) => string;
  readonly received: (values: { readonly returnNumber: string; readonly number: string }) => string;
  readonly receivedItems: string;
  readonly orderLink: string;
  readonly signature: (values: { readonly brand: string }) => string;
  readonly priceChange: string;
}
