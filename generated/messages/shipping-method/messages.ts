// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface ShippingMethodMessages {
  readonly standard: string;
  readonly express: string;
  readonly digital: string;
  readonly pickup: string;
  readonly shipToStore: string;
  readonly collectionPoint: string;
  readonly customs: string;
}
