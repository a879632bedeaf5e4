// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface OrderMailMessages {
  readonly subject: (values: { readonly brand: string; readonly number: string }) => string;
  readonly greeting: (values: { readonly name: string }) => string;
  readonly thanks: string;
  readonly items: string;
  readonly adjustedForDamage: (values: { readonly by: string }) => string;
  readonly adjustedForMatch: (values: { readonly by: string }) => string;
  readonly adjustedForService: (values: { readonly by: string }) => string;
  readonly adjustedForDisplay: (values: { readonly by: string }) => string;
  readonly adjustedByManager: (values: { readonly by: string }) => string;
  readonly shipping: (values: { readonly method: string }) => string;
  readonly taxAdded: string;
  readonly taxIncluded: string;
  readonly total: string;
  readonly deliverTo: string;
  readonly days: (values: { readonly days: string }) => string;
  readonly sameDay: string;
  readonly paidWith: (values: { readonly last4: string }) => string;
  readonly paidLater: (values: { readonly provider: string }) => string;
  readonly paidByWallet: (values: { readonly provider: string; readonly last4: string }) => string;
  readonly paidWithGiftCard: (values: { readonly last4: string }) => string;
  readonly giftCardSent: (values: { readonly email: string }) => string;
  readonly giftCardSentOn: (values: { readonly email: string; readonly date: string }) => string;
  readonly signature: (values: { readonly brand: string }) => string;
  readonly cancelledSubject: (values: { readonly brand: string; readonly number: string }) => string;
  readonly cancelled: (values: { readonly number: string }) => string;
  readonly cancelledCart: string;
  readonly daysToPlace: (values: { readonly days: string }) => string;
  readonly readyBy: (values: { readonly time: string }) => string;
  readonly collectSoon: string;
  readonly collectIn: string;
  readonly collectAt: string;
  readonly collectedBy: (values: { readonly name: string }) => string;
  readonly paidWithPoints: (values: { readonly points: number; readonly amount: string }) => string;
  readonly paidWithReward: (values: { readonly last4: string; readonly amount: string }) => string;
  readonly paidWithCredit: (values: { readonly amount: string }) => string;
  readonly discount: string;
}
