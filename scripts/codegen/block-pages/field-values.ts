import { isObject, getObject, type Json, type JsonObject } from '../json.ts';

const KINDS: Readonly<Record<string, string>> = { string: 'text', boolean: 'yes or no', integer: 'whole number', number: 'number' };

const FORMATS: Readonly<Record<string, string>> = {
  color: 'color',
  date: 'date',
  'date-time': 'date and time',
  html: 'formatted text (HTML)',
  link: 'link',
  'media-url': 'URL of an image or video',
};

const LIMITS = [
  ['minimum', 'from'],
  ['exclusiveMinimum', 'above'],
  ['maximum', 'to'],
  ['minItems', 'at least'],
  ['maxItems', 'at most'],
  ['maxLength', 'characters at most'],
] as const;

/** A string of a schema, empty if it is missing. */
export const getText = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

export const getRefName = (schema: JsonObject): string | undefined =>
  typeof schema.$ref === 'string' ? schema.$ref.replace('#/$defs/', '') : undefined;

/** A value as inline code in JSON, escaped for a table cell. */
export const formatCode = (value: Json): string => `\`${JSON.stringify(value).replaceAll('|', String.raw`\|`)}\``;

/** Describes the possible values of a field for readers who are not programmers. Shared definitions become links to their section. */
export function describeValues(schema: JsonObject): string {
  const shared = getRefName(schema);
  if (shared === 'RawBlock') return '[block](README.md)';
  if (shared !== undefined) return `[${shared}](shared-parts.md#${shared.toLowerCase()})`;
  if (schema.const !== undefined) return formatCode(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map(formatCode).join(' ');
  const limits = LIMITS.flatMap(([key, words]) => (schema[key] === undefined ? [] : [`${words} ${JSON.stringify(schema[key])}`]));
  return [describeType(schema), ...limits].join(', ');
}

function describeType(schema: JsonObject): string {
  if (isObject(schema.items)) return `list of: ${describeValues(schema.items)}`;
  if (schema.properties !== undefined) return 'the fields below';
  return FORMATS[getText(schema.format)] ?? KINDS[getText(schema.type)] ?? 'anything';
}

/** The example of a field: its own, that of its definition, or one composed of its parts. */
export function getExample(schema: JsonObject, $defs: JsonObject): Json | undefined {
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  const shared = getRefName(schema);
  if (shared !== undefined) return getExample(getObject($defs, shared), $defs);
  if (!isObject(schema.items)) return undefined;
  const entry = getExample(schema.items, $defs);
  return [entry ?? createExampleObject(schema.items, $defs, () => true)];
}

/** An object with the examples of the fields that `isShown` accepts. */
export function createExampleObject(schema: JsonObject, $defs: JsonObject, isShown: (name: string, example: Json) => boolean): JsonObject {
  const fields = Object.entries(getObject(schema, 'properties')).flatMap(([name, field]): [string, Json][] => {
    const example = isObject(field) ? getExample(field, $defs) : undefined;
    return example !== undefined && isShown(name, example) ? [[name, example]] : [];
  });
  return Object.fromEntries(fields);
}
