import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Output } from '../output.ts';

/** The functions that compiled validators call, bundled so that generated/ needs no package, and the type of a validator. */
export async function generateValidatorRuntime(): Promise<readonly Output[]> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('./validator-runtime.ts', import.meta.url)),
    platform: 'neutral',
    treeshake: true,
  });
  const { output } = await bundle.generate({ format: 'esm', comments: false, exports: 'named' });
  await bundle.close();
  return [
    { path: 'validator-runtime.js', text: output[0].code.replaceAll(/^\/\/#(?:end)?region.*\n/gm, '') },
    { path: 'validator-runtime.d.ts', text: RUNTIME },
    { path: 'validator.ts', text: VALIDATOR },
  ];
}

/** Code outside the contract may use a format by itself. */
const RUNTIME = `
export function isDate(value: string): boolean;
export function isEmail(value: string): boolean;
`;

const VALIDATOR = `
/** One thing that a validator found, in ajv's form without the rule's place. */
export interface ValidationError {
  /** JSON pointer to the faulty value; "" is the whole. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A compiled validator; it leaves what it found on itself until it is called again. */
export interface Validator<Value> {
  (data: unknown): data is Value;
  readonly errors?: readonly ValidationError[] | null;
}
`;
