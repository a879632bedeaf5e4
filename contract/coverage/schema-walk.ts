import { escapeStep } from '../document/json-pointer.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import { getEntries, type ContractDocument } from './contract-document.ts';

const combinations = ['allOf', 'anyOf', 'oneOf'] as const;
const conditions = ['then', 'else'] as const;

/**
 * Pointers of all properties of a schema at any depth.
 * @param seen Pointers of schemas that were visited before
 */
export function listProperties({ resolve }: ContractDocument, at: string, seen: Set<string>): readonly string[] {
  const { pointer, node } = resolve(at);
  if (seen.has(pointer) || !isObject(node)) return [];
  seen.add(pointer);
  const listBelow = (step: string): readonly string[] => listProperties({ resolve, operations: [] }, `${pointer}/${step}`, seen);
  const properties = getEntries(node.properties).filter(([, schema]) => schema !== false);
  return [
    ...properties.flatMap(([name]) => [getPropertyPointer(pointer, name), ...listBelow(`properties/${escapeStep(name)}`)]),
    ...['items', 'additionalProperties', ...conditions].flatMap((keyword) => (isObject(node[keyword]) ? listBelow(keyword) : [])),
    ...[...combinations, 'prefixItems'].flatMap((keyword) =>
      getEntries(node[keyword]).flatMap(([index]) => listBelow(`${keyword}/${index}`)),
    ),
  ];
}

/** Pointers of the properties of a value. Alternatives count if the value can be an instance of them. */
export function findProperties(document: ContractDocument, at: string, value: unknown, found: Set<string>): void {
  const { pointer, node } = document.resolve(at);
  if (!isObject(node)) return;
  const walk = (step: string, child: unknown): void => findProperties(document, `${pointer}/${step}`, child, found);
  if (Array.isArray(value)) {
    const first = Array.isArray(node.prefixItems) ? node.prefixItems.length : 0;
    value.forEach((item, index) => walk(index < first ? `prefixItems/${index}` : 'items', item));
  }
  if (isObject(value)) {
    for (const [name, child] of Object.entries(value)) {
      const isNamed = isObject(node.properties) && Object.hasOwn(node.properties, name);
      if (isNamed) found.add(getPropertyPointer(pointer, name));
      walk(isNamed ? `properties/${escapeStep(name)}` : 'additionalProperties', child);
    }
  }
  for (const keyword of combinations)
    for (const [index] of getEntries(node[keyword]))
      if (keyword === 'allOf' || canBeInstance(document, `${pointer}/${keyword}/${index}`, value)) walk(`${keyword}/${index}`, value);
  for (const keyword of conditions)
    if (node[keyword] !== undefined && canBeInstance(document, `${pointer}/${keyword}`, value)) walk(keyword, value);
}

function getPropertyPointer(schema: string, name: string): string {
  return `${schema}/properties/${escapeStep(name)}`;
}

/** False if the value cannot be an instance of the schema because of its type, required or undeclared properties, or fixed values. */
function canBeInstance(document: ContractDocument, at: string, value: unknown): boolean {
  const { pointer, node } = document.resolve(at);
  if (!isObject(node)) return node !== false;
  if (!hasType(node, value) || !hasFixedValue(node, value)) return false;
  if (!isObject(value)) return true;
  const { properties, required, additionalProperties } = node;
  if (Array.isArray(required) && required.some((name) => !Object.hasOwn(value, String(name)))) return false;
  if (additionalProperties === false && Object.keys(value).some((name) => !isObject(properties) || !Object.hasOwn(properties, name)))
    return false;
  return getEntries(properties).every(
    ([name]) => !Object.hasOwn(value, name) || hasPropertyValue(document, `${pointer}/properties/${escapeStep(name)}`, value[name]),
  );
}

function hasPropertyValue({ resolve }: ContractDocument, at: string, value: unknown): boolean {
  const { node } = resolve(at);
  return isObject(node) ? hasType(node, value) && hasFixedValue(node, value) : node !== false;
}

function hasFixedValue(node: JsonObject, value: unknown): boolean {
  if ('const' in node && node.const !== value) return false;
  return !Array.isArray(node.enum) || node.enum.some((allowed) => allowed === value);
}

function hasType({ type }: JsonObject, value: unknown): boolean {
  if (type === undefined) return true;
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  return types.some((name) => {
    if (name === 'null') return value === null;
    if (name === 'array') return Array.isArray(value);
    if (name === 'object') return isObject(value);
    if (name === 'integer') return Number.isInteger(value);
    return typeof value === name;
  });
}
