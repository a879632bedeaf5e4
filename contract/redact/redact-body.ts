import {
  errorShape,
  responseShapes,
  schemaShapes,
  type ContractOperationId,
  type ResponseShape,
} from '#generated/openapi/response-shapes.ts';
import { maskValue, redactName } from './mask-value.ts';

/** The shape of a response; undefined if the contract does not declare it, e.g. for an unknown status. */
export function getResponseShape(operationId: ContractOperationId, status: number): ResponseShape | undefined {
  return responseShapes[operationId][status] ?? (status >= 400 ? errorShape : undefined);
}

/** Resolves a `{ ref }` to its shape. */
export function resolveShape(shape: ResponseShape | undefined): ResponseShape | undefined {
  return typeof shape === 'object' && 'ref' in shape ? schemaShapes[shape.ref] : shape;
}

/**
 * Copies a response body without personal values. Only values declared as not personal are preserved; the others are masked, so that the
 * copy validates like the original.
 */
export function redactBody(operationId: ContractOperationId, status: number, body: unknown): unknown {
  return redactValue(body, getResponseShape(operationId, status));
}

/** @param declared Undefined for an undeclared value */
export function redactValue(value: unknown, declared: ResponseShape | undefined): unknown {
  const shape = resolveShape(declared);
  if (value === null || value === undefined || shape === 'open') return value;
  if (shape === undefined || shape === 'personal') return maskValue(value);
  if (shape === 'public') return typeof value === 'object' ? maskValue(value) : value;
  if ('personal' in shape) return maskValue(value, shape.personal);
  if ('list' in shape) return Array.isArray(value) ? value.map((entry) => redactValue(entry, shape.list)) : maskValue(value);
  if (typeof value !== 'object' || Array.isArray(value)) return maskValue(value);
  const entries = Object.entries(value);
  if ('map' in shape) return Object.fromEntries(entries.map(([key, child]) => [key, redactValue(child, shape.map)]));
  if (!('object' in shape)) return maskValue(value);
  const { object } = shape;
  return Object.fromEntries(
    entries.map(([key, child]) => {
      return Object.hasOwn(object, key) ? [key, redactValue(child, object[key])] : [redactName(key), maskValue(child)];
    }),
  );
}
