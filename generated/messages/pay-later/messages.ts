// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface PayLaterMessages {
  readonly more: string;
  readonly title: (values: { readonly provider: string }) => string;
  readonly intro: (values: { readonly amount: string; readonly count: number }) => string;
  readonly today: string;
  readonly dueOn: (values: { readonly date: Date }) => string;
  readonly conditions: string;
  readonly noInterest: string;
  readonly onItsPage: (values: { readonly provider: string }) => string;
  readonly changedTotal: string;
  readonly range: (values: { readonly min: string; readonly max: string }) => string;
  readonly unavailable: (values: { readonly provider: string; readonly reason: string }) => string;
  readonly loading: string;
  readonly failed: string;
  readonly tryAgain: string;
  readonly continue: (values: { readonly provider: string }) => string;
  readonly leaving: (values: { readonly provider: string }) => string;
  readonly leaveFailed: (values: { readonly provider: string }) => string;
  readonly accepted: (values: { readonly provider: string }) => string;
  readonly outdated: string;
  readonly newPlan: string;
  readonly keepPlan: string;
  readonly declined: string;
  readonly notAccepted: string;
}
