// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface AuthenticationChallengeMessages {
  readonly title: string;
  readonly intro: (values: { readonly amount: string; readonly number: string }) => string;
  readonly frame: string;
  readonly loading: string;
  readonly slow: string;
  readonly newPage: string;
  readonly checking: string;
  readonly undecided: string;
  readonly unreachable: string;
  readonly checkAgain: string;
  readonly cancel: string;
  readonly cancelTitle: string;
  readonly cancelText: string;
  readonly cancelConfirm: string;
  readonly goOn: string;
  readonly waitingTitle: string;
  readonly waitingText: string;
  readonly resume: string;
  readonly barLabel: string;
  readonly barWaiting: (values: { readonly number: string; readonly time: string }) => string;
  readonly barCancelled: (values: { readonly number: string }) => string;
  readonly barItems: string;
}
