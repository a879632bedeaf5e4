// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/** One thing that a validator found, in ajv's form. Its schema path is omitted: nothing may depend on it. */
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
