import { isObject, objectAt, stringsAt, type Json, type JsonObject } from '../json.ts';
import { SLOT_KEYWORD } from '../validators/keywords.ts';

/** Limits that a smaller number widens, and those that a greater one does. */
const LOWER_LIMITS = ['exclusiveMinimum', 'minItems', 'minLength', 'minProperties', 'minimum'] as const;
const UPPER_LIMITS = ['exclusiveMaximum', 'maxItems', 'maxLength', 'maxProperties', 'maximum'] as const;
/** What may be left out later, but neither changed nor added: nothing tells how two of them compare. */
const WHOLE = [
  'pattern',
  'format',
  'multipleOf',
  'uniqueItems',
  'anyOf',
  'oneOf',
  'allOf',
  'not',
  'if',
  'then',
  'else',
  'dependentRequired',
];

/**
 * Why documents that were accepted before may be refused now, one sentence for each reason. Both are document schemas: one definition for
 * each block and for what blocks share. What only adds (a field that may be missing, a value, a block, a wider limit) breaks nothing.
 */
export function breakingChanges(before: JsonObject, after: JsonObject): readonly string[] {
  const changes: string[] = [];
  const compared = new Set<string>();
  for (const [name, definition] of Object.entries(objectAt(before, '$defs'))) {
    if (!isBlock(definition) && name !== 'Page') continue;
    if (isObject(objectAt(after, '$defs')[name])) compareReferences(name, name);
    else changes.push(`${name} is gone`);
  }
  return changes;

  function compareReferences(old: string, now: string): void {
    if (compared.has(`${old} ${now}`)) return;
    compared.add(`${old} ${now}`);
    compare(objectAt(objectAt(before, '$defs'), old), objectAt(objectAt(after, '$defs'), now), now);
  }

  function compare(old: JsonObject, now: JsonObject, place: string): void {
    const [oldReference, newReference] = [old, now].map(({ $ref }) =>
      typeof $ref === 'string' ? $ref.replace('#/$defs/', '') : undefined,
    );
    if (oldReference !== undefined && newReference !== undefined) return compareReferences(oldReference, newReference);
    if (oldReference !== undefined) return compare(objectAt(objectAt(before, '$defs'), oldReference), now, place);
    if (newReference !== undefined) return compare(old, objectAt(objectAt(after, '$defs'), newReference), place);
    changes.push(...ownChanges(old, now).map((change) => `${place} ${change}`));
    if (old[SLOT_KEYWORD] === true) return;
    for (const [name, child] of Object.entries(objectAt(old, 'properties'))) {
      const next = objectAt(now, 'properties')[name];
      if (isObject(child) && isObject(next)) compare(child, next, `${place}.${name}`);
      else if (now.additionalProperties === false) changes.push(`${place}.${name} is gone`);
    }
    if (isObject(old.items) && isObject(now.items)) compare(old.items, now.items, `${place}.*`);
    else if (isObject(now.items)) changes.push(`${place} has entries of a form`);
  }
}

/** What of one part is narrower, its fields and entries left aside. */
function ownChanges(old: JsonObject, now: JsonObject): readonly string[] {
  const changes: string[] = [];
  const types = typesOf(now);
  if (types && !(typesOf(old) ?? ['anything']).every((type) => types.includes(type) || (type === 'integer' && types.includes('number'))))
    changes.push(`is ${types.join(' or ')}, no longer ${typesOf(old)?.join(' or ') ?? 'anything'}`);
  const values = valuesOf(now);
  if (values && !valuesOf(old)) changes.push(`is one of ${values.join(', ')}, no longer free`);
  const gone = values ? (valuesOf(old) ?? []).filter((value) => !values.includes(value)) : [];
  if (gone.length > 0) changes.push(`is no longer ${gone.join(' or ')}`);
  for (const field of stringsAt(now, 'required')) if (!stringsAt(old, 'required').includes(field)) changes.push(`must have ${field}`);
  if (now.additionalProperties === false && old.additionalProperties !== false) changes.push('has no other fields');
  for (const limit of LOWER_LIMITS) if (isNarrower(now[limit], old[limit], (a, b) => a > b)) changes.push(narrowed(limit, old, now));
  for (const limit of UPPER_LIMITS) if (isNarrower(now[limit], old[limit], (a, b) => a < b)) changes.push(narrowed(limit, old, now));
  for (const keyword of WHOLE)
    if (now[keyword] !== undefined && JSON.stringify(now[keyword]) !== JSON.stringify(old[keyword])) changes.push(`has another ${keyword}`);
  if (old[SLOT_KEYWORD] !== now[SLOT_KEYWORD]) changes.push(now[SLOT_KEYWORD] === true ? 'holds blocks' : 'holds blocks no longer');
  return changes;
}

function isNarrower(now: Json | undefined, old: Json | undefined, beyond: (now: number, old: number) => boolean): boolean {
  return typeof now === 'number' && (typeof old !== 'number' || beyond(now, old));
}

const narrowed = (limit: string, old: JsonObject, now: JsonObject): string =>
  `has ${limit} ${JSON.stringify(now[limit])}, before ${old[limit] === undefined ? 'none' : JSON.stringify(old[limit])}`;

function typesOf({ type }: JsonObject): readonly string[] | undefined {
  return type === undefined ? undefined : [type].flat().filter((name) => typeof name === 'string');
}

/** The values of an enum, or of a constant, as JSON. */
function valuesOf({ enum: listed, const: only }: JsonObject): readonly string[] | undefined {
  if (Array.isArray(listed)) return listed.map((value) => JSON.stringify(value));
  return only === undefined ? undefined : [JSON.stringify(only)];
}

function isBlock(definition: Json): boolean {
  const properties = objectAt(definition, 'properties');
  return isObject(properties.id) && isObject(properties.type) && properties.type.const !== undefined;
}
