// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface ProductFeatureMessages {
  readonly waterproof: string;
  readonly windproof: string;
  readonly breathable: string;
  readonly insulated: string;
  readonly lightweight: string;
  readonly packable: string;
  readonly recycled: string;
  readonly merino: string;
  readonly grip: string;
  readonly cushioned: string;
  readonly 'quick-dry': string;
  readonly stretch: string;
  readonly repairable: string;
}
