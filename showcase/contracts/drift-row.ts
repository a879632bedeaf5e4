import type { Json } from '#contract/document/json.ts';
import { findContractPlace, type ContractPlace } from '#contract/place/contract-place.ts';
import type { StoredDrift } from '#contract/drift/drift-store.ts';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import type { DriftRow } from './drifts-view.ts';

const operationById = new Map<string, Operation>(operations.map((operation) => [operation.operationId, operation]));

const LONGEST_OUTLINE = 1500;
const leftOut = new Set(['example', 'examples', 'required']);

/** The part of the contract that a drift contradicts. */
export function findPlaceOfDrift(drift: StoredDrift, document: Json): ContractPlace {
  const { method = '', path = '' } = operationById.get(drift.operationId) ?? {};
  return findContractPlace(document, { method, path }, drift);
}

/** Adds the part of the contract to a drift. */
export function createDriftRow(drift: StoredDrift, document: Json): DriftRow {
  const operation = operationById.get(drift.operationId);
  const { method = '', path = '' } = operation ?? {};
  const { pointer, content } = findPlaceOfDrift(drift, document);
  const text = JSON.stringify(createOutline(content, 0), undefined, 2);
  return {
    ...drift,
    method,
    path,
    contractPointer: pointer,
    contractText: text.length > LONGEST_OUTLINE ? `${text.slice(0, LONGEST_OUTLINE)}…` : text,
    isServed: operation !== undefined && (operation.gateway || operation.feature === null),
  };
}

/**
 * The JSON without examples. Optional members of a schema end with a question mark in place of the list of required ones; schemas below the
 * second level are replaced by their names or types.
 */
function createOutline(content: Json, level: number): Json {
  if (Array.isArray(content)) return content.map((item: Json) => createOutline(item, level + 1));
  if (typeof content !== 'object' || content === null) return content;
  const members = content as { readonly [key: string]: Json };
  const { $ref: reference, type } = members;
  if (level > 0 && typeof reference === 'string') return reference.split('/').at(-1) ?? reference;
  if (level > 1) return typeof type === 'string' ? type : '…';
  const remaining = Object.entries(members).filter(([name]) => !leftOut.has(name));
  const outlined = Object.fromEntries(remaining.map(([name, value]) => [name, createOutline(value, level + 1)]));
  return 'properties' in outlined
    ? { ...outlined, properties: markOptional(outlined['properties'] ?? {}, members['required'] ?? []) }
    : outlined;
}

function markOptional(properties: Json, required: Json): Json {
  const isRequired = (name: string): boolean => Array.isArray(required) && required.includes(name);
  return Object.fromEntries(Object.entries(properties ?? {}).map(([name, value]) => [isRequired(name) ? name : `${name}?`, value as Json]));
}
