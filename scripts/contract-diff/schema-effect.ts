import { isObject, type Json } from '../codegen/json.ts';
import type { RedoclyChange } from './redocly-diff.ts';

/** The effect of a change on the set of values that a schema accepts. Both are true when neither set contains the other. */
export interface SchemaEffect {
  readonly narrows: boolean;
  readonly widens: boolean;
}

const NARROWS: SchemaEffect = { narrows: true, widens: false };
const WIDENS: SchemaEffect = { narrows: false, widens: true };
const BOTH: SchemaEffect = { narrows: true, widens: true };

const LOWER_LIMITS = new Set(['exclusiveMinimum', 'minItems', 'minLength', 'minProperties', 'minimum', 'minContains']);
const UPPER_LIMITS = new Set(['exclusiveMaximum', 'maxItems', 'maxLength', 'maxProperties', 'maximum', 'maxContains']);
/** Below these keywords a stricter subschema may accept more. */
const INVERTING = /\/(?:not|if)(?:\/|$)/;

/** The effect of a change of type, constraint or combination. */
export function getSchemaEffect(change: RedoclyChange): SchemaEffect {
  if (INVERTING.test(change.path)) return BOTH;
  if (change.kind !== 'modified') return getSubschemaEffect(change);
  const [old, now] = [change.base?.value, change.revision?.value].map((value) => (change.property === undefined ? undefined : value));
  const keyword = change.property ?? '';
  if (keyword === 'type') return getTypesEffect(old, now);
  if (keyword === 'additionalProperties' || keyword.startsWith('unevaluated'))
    return old === false ? WIDENS : now === false ? NARROWS : BOTH;
  if (keyword === 'uniqueItems') return now === true ? NARROWS : WIDENS;
  if (keyword === 'required') return getRequiredEffect(old, now);
  if (isUnset(old)) return NARROWS;
  if (isUnset(now)) return WIDENS;
  if (LOWER_LIMITS.has(keyword)) return Number(now) > Number(old) ? NARROWS : WIDENS;
  if (UPPER_LIMITS.has(keyword)) return Number(now) < Number(old) ? NARROWS : WIDENS;
  return BOTH;
}

/** If a keyword is missing on one side, Redocly reports the schema around it as its value. */
const isUnset = (value: Json | undefined): boolean => value === undefined || isObject(value);

function getSubschemaEffect({ path, kind }: RedoclyChange): SchemaEffect {
  const list = path.split('/').at(-2);
  const isAlternative = list === 'oneOf' || list === 'anyOf';
  return isAlternative === (kind === 'added') ? WIDENS : NARROWS;
}

function getTypesEffect(old: Json | undefined, now: Json | undefined): SchemaEffect {
  const [before, after] = [old, now].map((value) =>
    isUnset(value) ? undefined : [value].flat().filter((name): name is string => typeof name === 'string'),
  );
  return { narrows: !includesAll(after, before), widens: !includesAll(before, after) };
}

/** True if all types of `inner` are among those of `outer`; undefined means any type. */
function includesAll(outer: readonly string[] | undefined, inner: readonly string[] | undefined): boolean {
  if (outer === undefined) return true;
  return inner?.every((type) => outer.includes(type) || (type === 'integer' && outer.includes('number'))) === true;
}

function getRequiredEffect(old: Json | undefined, now: Json | undefined): SchemaEffect {
  const [before, after] = [old, now].map((value) => (Array.isArray(value) ? value : []));
  return {
    narrows: after?.some((name) => !before?.includes(name)) === true,
    widens: before?.some((name) => !after?.includes(name)) === true,
  };
}
