import type { ResponseShape } from '#generated/openapi/response-shapes.ts';
import type { ValidationError } from '#generated/validator.ts';
import { redactValue } from '../redact/redact-body.ts';
import type { BodyDrift, DriftKind } from './drift.ts';
import { findPlace, stepInto, type Place } from './pointer.ts';

/** By the keyword of JSON Schema that a value breaks. */
const KINDS: Readonly<Record<string, DriftKind>> = {
  required: 'missing',
  dependentRequired: 'missing',
  additionalProperties: 'extra',
  type: 'wrong-type',
  enum: 'unknown-value',
  const: 'unknown-value',
  format: 'wrong-format',
  pattern: 'wrong-format',
  propertyNames: 'wrong-format',
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

/** An error of a validator as a difference. */
export function toDrift(error: ValidationError, body: unknown, shape: ResponseShape | undefined): BodyDrift {
  const { keyword, instancePath } = error;
  const place = narrowPlace(error, findPlace(body, shape, instancePath));
  const kind = KINDS[keyword] ?? 'wrong-type';
  const isMissing = kind === 'missing';
  return {
    kind,
    pointer: place.pointer,
    expected: describeRule(error),
    ...(!isMissing && { example: redactValue(place.value, place.shape) }),
  };
}

/** The property that an error of an object is about. */
function narrowPlace({ keyword, params }: ValidationError, place: Place): Place {
  const { missingProperty, additionalProperty } = params;
  if (typeof missingProperty === 'string') return stepInto(place, missingProperty);
  if (typeof additionalProperty === 'string') return stepInto(place, additionalProperty);
  if (keyword === 'propertyNames' && typeof params.propertyName === 'string') return stepInto(place, params.propertyName);
  return place;
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
