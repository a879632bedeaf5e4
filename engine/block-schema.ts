/** Fields of a block's schema that hold child blocks and HTML; one row of generated/content/fields.ts. */
export interface BlockFields {
  /** Fields that hold child blocks, e.g. "items". */
  readonly slots: readonly string[];
  /** Paths of HTML strings; `*` matches every entry of a list: "richText", "items.*.body". */
  readonly html: readonly string[];
  /** All property names of the block, for suggestions. */
  readonly properties?: readonly string[];
}

/** The part of an ajv error that the engine reads. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A compiled validator; like ajv's, it stores its errors on itself. */
export interface ValidateBlock {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

export type ValidatorMap = Readonly<Record<string, ValidateBlock>>;
