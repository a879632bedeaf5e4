import { isObject, getObject, getStrings, resolvePointer, type Json, type JsonObject } from '../codegen/json.ts';

/** The operations that send and return the value at a pointer. */
export interface Usage {
  readonly requests: ReadonlySet<string>;
  readonly responses: ReadonlySet<string>;
}

/** Looks up which operations use a place of one document. */
export interface UsageIndex {
  readonly getUsage: (pointer: string) => Usage;
  /** Roles in the security requirements of an operation. */
  readonly getRoles: (operation: string) => readonly string[];
}

interface Operation {
  readonly id: string;
  readonly path: string;
  readonly method: string;
  readonly definition: JsonObject;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const NONE: ReadonlySet<string> = new Set();

export function getIndexUsage(document: JsonObject): UsageIndex {
  const operations = listOperations(document);
  const all = new Set(operations.map(({ id }) => id));
  const components = new Map<string, { requests: Set<string>; responses: Set<string> }>();
  for (const { id, definition, path } of operations) {
    const shared = getObject(getObject(document, 'paths'), path).parameters ?? [];
    const requests = findReachable(document, [definition.parameters ?? [], definition.requestBody ?? {}, shared]);
    for (const component of requests) getEntry(component).requests.add(id);
    for (const component of findReachable(document, [definition.responses ?? {}])) getEntry(component).responses.add(id);
  }
  return { getUsage, getRoles };

  function getEntry(component: string) {
    const found = components.get(component) ?? { requests: new Set<string>(), responses: new Set<string>() };
    components.set(component, found);
    return found;
  }

  function getUsage(pointer: string): Usage {
    const [root, first = '', second = '', third = ''] = pointer.replace(/^#?\//, '').split('/');
    if (root === 'components')
      return first === 'securitySchemes'
        ? { requests: all, responses: NONE }
        : (components.get(`#/components/${first}/${second}`) ?? { requests: NONE, responses: NONE });
    if (root !== 'paths') return { requests: all, responses: all };
    const path = unescapeStep(first);
    const used = new Set(
      operations.filter((each) => each.path === path && (!METHODS.includes(second) || each.method === second)).map(({ id }) => id),
    );
    return { requests: third === 'responses' ? NONE : used, responses: third === 'parameters' || third === 'requestBody' ? NONE : used };
  }

  function getRoles(operation: string): readonly string[] {
    const security = operations.find(({ id }) => id === operation)?.definition.security;
    const requirements = Array.isArray(security) ? security.filter(isObject) : [];
    return [
      ...new Set(requirements.flatMap((requirement) => Object.keys(requirement).flatMap((scheme) => getStrings(requirement, scheme)))),
    ];
  }
}

function listOperations(document: JsonObject): readonly Operation[] {
  return Object.entries(getObject(document, 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap((method): Operation[] => {
      const definition = isObject(item) ? item[method] : undefined;
      if (!isObject(definition)) return [];
      const id = typeof definition.operationId === 'string' ? definition.operationId : `${method.toUpperCase()} ${path}`;
      return [{ id, path, method, definition }];
    }),
  );
}

/** All components that values refer to, directly or indirectly. */
function findReachable(document: JsonObject, values: readonly Json[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (value: Json): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isObject(value)) return;
    const { $ref: reference } = value;
    if (typeof reference === 'string' && !found.has(reference)) {
      found.add(reference);
      visit(resolvePointer(document, reference.slice(1)) ?? {});
    }
    Object.values(value).forEach(visit);
  };
  values.forEach(visit);
  return found;
}

const unescapeStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');
