import { findContractPlace, type Json } from '#contract/place/contract-place.ts';
import type { StoredDrift } from '#contract/drift/drift-store.ts';
import { operations } from '#generated/openapi/operations.ts';
import type { DriftRow } from './drifts-view.ts';

const operationById = new Map(operations.map((operation) => [operation.operationId, operation]));

const LONGEST_OUTLINE = 1500;

/** Adds what the contract says to a drift. */
export function createDriftRow(drift: StoredDrift, document: Json): DriftRow {
  const operation = operationById.get(drift.operationId);
  const { method = '', path = '' } = operation ?? {};
  const { pointer, content } = findContractPlace(document, { method, path }, drift);
  const text = JSON.stringify(outline(content, 0), undefined, 2);
  return {
    ...drift,
    method,
    path,
    contractPointer: pointer,
    contractText: text.length > LONGEST_OUTLINE ? `${text.slice(0, LONGEST_OUTLINE)}…` : text,
    isServed: operation !== undefined && (operation.gateway || operation.feature === null),
  };
}

/** The JSON without examples; schemas below the second level are replaced by their names or types. */
function outline(content: Json, level: number): Json {
  if (Array.isArray(content)) return content.map((item: Json) => outline(item, level + 1));
  if (typeof content !== 'object' || content === null) return content;
  const members = content as { readonly [key: string]: Json };
  const { $ref: reference, type } = members;
  if (level > 0 && typeof reference === 'string') return reference.split('/').at(-1) ?? reference;
  if (level > 1) return typeof type === 'string' ? type : '…';
  const kept = Object.entries(members).filter(([name]) => name !== 'example' && name !== 'examples');
  return Object.fromEntries(kept.map(([name, value]) => [name, outline(value, level + 1)]));
}
