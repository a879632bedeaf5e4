/** An error of a compiled validator: ajv's error object without the schema path. */
interface Fault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** ajv's message for each keyword; compact-code.ts compares them with the ones that ajv generates. */
const MESSAGES: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => string>> = {
  additionalProperties: () => 'must NOT have additional properties',
  const: () => 'must be equal to constant',
  enum: () => 'must be equal to one of the allowed values',
  format: ({ format }) => `must match format "${String(format)}"`,
  maxItems: ({ limit }) => `must NOT have more than ${String(limit)} items`,
  maxLength: ({ limit }) => `must NOT have more than ${String(limit)} characters`,
  maximum: ({ limit }) => `must be <= ${String(limit)}`,
  minItems: ({ limit }) => `must NOT have fewer than ${String(limit)} items`,
  minLength: ({ limit }) => `must NOT have fewer than ${String(limit)} characters`,
  minimum: ({ limit }) => `must be >= ${String(limit)}`,
  pattern: ({ pattern }) => `must match pattern "${String(pattern)}"`,
  required: ({ missingProperty }) => `must have required property '${String(missingProperty)}'`,
  type: ({ type }) => `must be ${String(type)}`,
};

export function fault(instancePath: string, keyword: string, params: Readonly<Record<string, unknown>>): Fault {
  return { instancePath, keyword, params, message: MESSAGES[keyword]?.(params) ?? '' };
}
