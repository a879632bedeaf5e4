// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
export interface FiberMessages {
  readonly aluminum: string;
  readonly 'carbon-rubber': string;
  readonly cotton: string;
  readonly elastane: string;
  readonly eva: string;
  readonly lambswool: string;
  readonly leather: string;
  readonly merino: string;
  readonly nylon: string;
  readonly polyester: string;
  readonly polyurethane: string;
  readonly rubber: string;
  readonly 'natural-rubber': string;
  readonly suede: string;
  readonly 'sugarcane-eva': string;
}
