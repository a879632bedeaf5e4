import type { ResponseShape } from '#generated/openapi/response-shapes.ts';
import type { ValidationError } from '#generated/validator.ts';
import { maskValue } from '../redact/mask-value.ts';
import { redactValue } from '../redact/redact-body.ts';
import type { BodyDrift, DriftKind } from './drift.ts';
import { findPlace, stepInto, type Place } from './pointer.ts';

/** Kinds of drift by the violated keyword of JSON Schema. */
const KINDS: Readonly<Record<string, DriftKind>> = {
  required: 'missing',
  dependentRequired: 'missing',
  additionalProperties: 'extra',
  type: 'wrong-type',
  enum: 'unknown-value',
  const: 'unknown-value',
  format: 'wrong-format',
  pattern: 'wrong-format',
  minLength: 'out-of-range',
  maxLength: 'out-of-range',
  minimum: 'out-of-range',
  maximum: 'out-of-range',
  exclusiveMinimum: 'out-of-range',
  exclusiveMaximum: 'out-of-range',
  multipleOf: 'out-of-range',
  minItems: 'out-of-range',
  maxItems: 'out-of-range',
  uniqueItems: 'out-of-range',
  minProperties: 'out-of-range',
  maxProperties: 'out-of-range',
};

/** Keywords that apply to strings only. */
const STRING_KEYWORDS = new Set(['pattern', 'format', 'minLength', 'maxLength']);

/** Converts a validator's error to a drift; empty if another error reports the same. */
export function toDrift(error: ValidationError, body: unknown, shape: ResponseShape | undefined): readonly BodyDrift[] {
  const { keyword, params } = error;
  const place = findPlace(body, shape, error.instancePath);
  // An invalid key of a map, which an error of `propertyNames` names.
  if (STRING_KEYWORDS.has(keyword) && typeof place.value !== 'string') return [];
  if (keyword === 'propertyNames') {
    const key = String(params.propertyName);
    return [
      { kind: 'wrong-format', pointer: stepInto(place, key).pointer, expected: 'a key of the declared form', example: maskValue(key) },
    ];
  }
  const kind = KINDS[keyword] ?? 'wrong-type';
  const { pointer, value, shape: own } = narrowPlace(error, place);
  return [{ kind, pointer, expected: describeRule(error), ...(kind !== 'missing' && { example: redactValue(value, own) }) }];
}

/** The property that an error of an object is about. */
function narrowPlace({ params }: ValidationError, place: Place): Place {
  const { missingProperty, additionalProperty } = params;
  if (typeof missingProperty === 'string') return stepInto(place, missingProperty);
  return typeof additionalProperty === 'string' ? stepInto(place, additionalProperty) : place;
}

function describeRule({ keyword, params, message = '' }: ValidationError): string {
  const { type, allowedValues, allowedValue, format, pattern, property } = params;
  if (keyword === 'type') return Array.isArray(type) ? type.join(' or ') : String(type);
  if (Array.isArray(allowedValues)) return `one of ${allowedValues.join(', ')}`;
  if (keyword === 'const') return JSON.stringify(allowedValue);
  if (keyword === 'format') return `format ${String(format)}`;
  if (keyword === 'pattern') return `pattern ${String(pattern)}`;
  if (keyword === 'required') return 'a value';
  if (keyword === 'dependentRequired') return `a value beside ${String(property)}`;
  if (keyword === 'additionalProperties') return 'no such property';
  return message.replace(/^must (?:NOT )?(?:be |have )?/, (start) => (start.includes('NOT') ? 'not ' : ''));
}
