/**
 * The JSON Schema 2020-12 keywords that schemas/ may use, by the kind of their value. Others are rejected, so that a typo does not go
 * unnoticed.
 */
export const MAPS_OF_SCHEMAS = ['$defs', 'dependentSchemas', 'patternProperties', 'properties'] as const;

export const LISTS_OF_SCHEMAS = ['allOf', 'anyOf', 'oneOf'] as const;

export const SCHEMAS = ['additionalProperties', 'contains', 'else', 'if', 'items', 'not', 'propertyNames', 'then'] as const;

/** Marks a field that contains child blocks. */
export const SLOT_KEYWORD = 'x-cairn-slot';

/** Label of a field in the editor. */
const LABEL_KEYWORD = 'x-cairn-label';

/** Marks a value that describes a person, or allows its bearer to act for one. Reports mask it. */
export const PERSONAL_KEYWORD = 'x-cairn-personal';

export const OWN_KEYWORDS = [SLOT_KEYWORD, LABEL_KEYWORD, PERSONAL_KEYWORD] as const;

export const PLAIN_KEYWORDS = [
  '$comment',
  '$id',
  '$ref',
  '$schema',
  'const',
  'default',
  'dependentRequired',
  'deprecated',
  'description',
  'discriminator',
  'enum',
  'examples',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'format',
  'maxContains',
  'maxItems',
  'maxLength',
  'maxProperties',
  'maximum',
  'minContains',
  'minItems',
  'minLength',
  'minProperties',
  'minimum',
  'multipleOf',
  'pattern',
  'readOnly',
  'required',
  'title',
  'type',
  'uniqueItems',
  'writeOnly',
] as const;
