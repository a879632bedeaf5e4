// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface ContactSubjectsMessages {
  readonly orderCategory: string;
  readonly returnCategory: string;
  readonly productCategory: string;
  readonly paymentCategory: string;
  readonly accountCategory: string;
  readonly otherCategory: string;
  readonly whereIsMyOrder: string;
  readonly changeOrder: string;
  readonly cancelOrder: string;
  readonly missingItem: string;
  readonly damagedItem: string;
  readonly howToReturn: string;
  readonly refund: string;
  readonly exchange: string;
  readonly sizeAndFit: string;
  readonly productAdvice: string;
  readonly careAndRepair: string;
  readonly availability: string;
  readonly paymentFailed: string;
  readonly giftCard: string;
  readonly promotion: string;
  readonly invoice: string;
  readonly signIn: string;
  readonly membership: string;
  readonly personalData: string;
  readonly stores: string;
  readonly website: string;
  readonly feedback: string;
}
