import type { ResponseShape } from '#generated/openapi/response-shapes.ts';
import { escapeStep, unescapeStep } from '../document/json-pointer.ts';
import { redactName } from '../redact/mask-value.ts';
import { resolveShape } from '../redact/redact-body.ts';

export interface Place {
  /** JSON pointer with `*` for indexes and keys of maps. */
  readonly pointer: string;
  readonly value: unknown;
  /** Undefined if the contract does not declare the value. */
  readonly shape: ResponseShape | undefined;
}

/** Resolves a validator's pointer in a body. */
export function findPlace(body: unknown, rootShape: ResponseShape | undefined, instancePath: string): Place {
  let place: Place = { pointer: '', value: body, shape: resolveShape(rootShape) };
  for (const step of instancePath.split('/').slice(1)) place = stepInto(place, unescapeStep(step));
  return place;
}

/** Resolves one more step: a property, an index or a key of a map. */
export function stepInto({ pointer, value, shape }: Place, name: string): Place {
  const next = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  if (Array.isArray(value)) {
    const item = typeof shape === 'object' && 'list' in shape ? resolveShape(shape.list) : undefined;
    return { pointer: `${pointer}/*`, value: next, shape: item };
  }
  if (typeof shape === 'object' && 'map' in shape) return { pointer: `${pointer}/*`, value: next, shape: resolveShape(shape.map) };
  const isDeclared = typeof shape === 'object' && 'object' in shape && Object.hasOwn(shape.object, name);
  const property = isDeclared ? resolveShape(shape.object[name]) : undefined;
  return { pointer: `${pointer}/${escapeStep(isDeclared ? name : redactName(name))}`, value: next, shape: property };
}
