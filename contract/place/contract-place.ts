import { escapeStep, unescapeStep } from '../document/json-pointer.ts';
import { isObject, type Json } from '../document/json.ts';
import type { Drift } from '../drift/drift.ts';

/** The part of a document that defines a response. */
export interface ContractPlace {
  /** JSON pointer into the document. */
  readonly pointer: string;
  readonly content: Json;
}

interface Operation {
  /** Path template of the contract, with {name} for a parameter. */
  readonly path: string;
  readonly method: string;
}

/** Keywords that contain alternatives or parts of a schema. */
const compositions = ['allOf', 'oneOf', 'anyOf'] as const;

/**
 * Finds the part of an OpenAPI document that a drift violates, resolving references: the schema of the value, or of the nearest declared
 * value around it.
 */
export function findContractPlace(document: Json, { path, method }: Operation, drift: Pick<Drift, 'status' | 'pointer'>): ContractPlace {
  const responses = findDescendant(document, createRootPlace(document), 'paths', path, method.toLowerCase(), 'responses');
  const response = step(document, responses, String(drift.status)) ?? step(document, responses, 'default');
  if (!response) return responses;
  const [, header] = /^header:(.+)$/.exec(drift.pointer) ?? [];
  if (header !== undefined) return findHeader(document, response, header);
  let place = findDescendant(document, response, 'content', 'application/json', 'schema');
  for (const token of drift.pointer.split('/').slice(1)) {
    const member = findMember(document, place, unescapeStep(token));
    if (!member) return place;
    place = member;
  }
  return place;
}

function findHeader(document: Json, response: ContractPlace, name: string): ContractPlace {
  const headers = step(document, response, 'headers');
  const declared = Object.keys(isObject(headers?.content) ? headers.content : {}).find((key) => key.toLowerCase() === name);
  return (headers && declared !== undefined && step(document, headers, declared)) || response;
}

/** The schema of an object's member, a map's entry, or a list's item. */
function findMember(document: Json, place: ContractPlace, token: string): ContractPlace | undefined {
  const properties = step(document, place, 'properties');
  const own = properties && step(document, properties, token);
  if (own) return own;
  if (token === '*') {
    const entries = step(document, place, 'items') ?? step(document, place, 'additionalProperties');
    if (entries && isObject(entries.content)) return entries;
  }
  for (const keyword of compositions) {
    const members = step(document, place, keyword);
    if (!members || !Array.isArray(members.content)) continue;
    for (const index of members.content.keys()) {
      const member = step(document, members, String(index));
      const found = member && findMember(document, member, token);
      if (found) return found;
    }
  }
  return undefined;
}

function findDescendant(document: Json, from: ContractPlace, ...tokens: readonly string[]): ContractPlace {
  let place = from;
  for (const token of tokens) {
    const next = step(document, place, token);
    if (!next) return place;
    place = next;
  }
  return place;
}

/** Goes one level down and resolves a reference. */
function step(document: Json, { pointer, content }: ContractPlace, token: string): ContractPlace | undefined {
  if (!isObject(content) && !Array.isArray(content)) return undefined;
  const next = Object.hasOwn(content, token) ? (content as { readonly [key: string]: Json })[token] : undefined;
  return next === undefined ? undefined : follow(document, { pointer: `${pointer}/${escapeStep(token)}`, content: next });
}

function follow(document: Json, place: ContractPlace): ContractPlace {
  const reference = isObject(place.content) ? place.content['$ref'] : undefined;
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return place;
  return findDescendant(document, createRootPlace(document), ...reference.slice(2).split('/').map(unescapeStep));
}

function createRootPlace(document: Json): ContractPlace {
  return { pointer: '', content: document };
}
