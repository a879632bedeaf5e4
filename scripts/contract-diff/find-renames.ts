import { isObject, getObject, resolvePointer, type JsonObject } from '../codegen/json.ts';
import type { ContractChange } from './contract-change.ts';

/** Finds the addition that equals a removal: a property beside it, or an operation of the same name at another path or method. */
export function findRenames(changes: readonly ContractChange[], before: JsonObject, after: JsonObject): readonly ContractChange[] {
  return changes.map((change) => {
    const renamedTo =
      change.rule === 'property-removed'
        ? findProperty(change.place, before, after)
        : change.rule === 'operation-removed' || change.rule === 'path-removed'
          ? findOperation(change.operations, after)
          : undefined;
    return renamedTo === undefined ? change : { ...change, renamedTo };
  });
}

function findProperty(place: string, before: JsonObject, after: JsonObject): string | undefined {
  const parent = place.replace(/\/[^/]*$/, '');
  const removed = JSON.stringify(resolvePointer(before, place));
  const [old, now] = [resolvePointer(before, parent), resolvePointer(after, parent)].map((value) => (isObject(value) ? value : {}));
  const equal = Object.entries(now ?? {}).filter(([name, value]) => !(name in (old ?? {})) && JSON.stringify(value) === removed);
  return equal.length === 1 ? equal[0]?.[0] : undefined;
}

function findOperation(operations: readonly string[], after: JsonObject): string | undefined {
  for (const [path, item] of Object.entries(getObject(after, 'paths')))
    for (const [method, operation] of Object.entries(isObject(item) ? item : {}))
      if (isObject(operation) && operations.length === 1 && operation.operationId === operations[0])
        return `${method.toUpperCase()} ${path}`;
  return undefined;
}
