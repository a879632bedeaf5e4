// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface ConsentMessages {
  readonly label: string;
  readonly question: string;
  readonly accept: string;
  readonly refuse: string;
  readonly choose: string;
  readonly settings: string;
  readonly lead: string;
  readonly necessary: string;
  readonly necessaryHint: string;
  readonly analytics: string;
  readonly analyticsHint: string;
  readonly marketing: string;
  readonly marketingHint: string;
  readonly save: string;
  readonly acceptAll: string;
  readonly refuseAll: string;
  readonly saved: string;
}
