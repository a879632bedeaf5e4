import type { Operation } from '#generated/openapi/operations.ts';

export interface MatchedOperation {
  readonly operation: Operation;
  /** Decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/** A path of the contract without the method. */
export interface WrongMethod {
  readonly allowed: readonly string[];
}

/** @returns The operation of a method and an encoded path; undefined for a path outside the contract */
export type MatchOperation = (method: string, path: string) => MatchedOperation | WrongMethod | undefined;

interface Route {
  readonly operation: Operation;
  /** Names of the parameters, in the order of the path. */
  readonly names: readonly string[];
}

/** A tree of path segments. */
interface Node {
  readonly fixed: Map<string, Node>;
  /** Segments with parameters, by their pattern. */
  readonly variable: Map<string, { readonly read: ReadSegment; readonly node: Node }>;
  readonly routes: Route[];
}

/** @returns The parameters' values in a decoded segment; undefined if it does not match */
type ReadSegment = (segment: string) => readonly string[] | undefined;

/** The router of the backend and the gateway. Fixed segments take precedence over parameters. */
export function createOperationMatcher(operations: readonly Operation[]): MatchOperation {
  const root = createNode();
  for (const operation of operations) addOperation(root, operation);
  return (method, path) => {
    const found = findNode(root, path.split('/'), 0);
    if (!found) return undefined;
    const { routes } = found.node;
    const route = routes.find(({ operation }) => operation.method === method);
    if (!route) return { allowed: routes.map(({ operation }) => operation.method) };
    return { operation: route.operation, params: Object.fromEntries(route.names.map((name, index) => [name, found.values[index] ?? ''])) };
  };
}

const createNode = (): Node => ({ fixed: new Map(), variable: new Map(), routes: [] });

function addOperation(root: Node, operation: Operation): void {
  const patterns = operation.pathPattern?.replaceAll(/^\^|\$$/g, '').split('/');
  let node = root;
  for (const [index, text] of operation.path.split('/').entries()) node = getChild(node, text, patterns?.[index]);
  node.routes.push({ operation, names: [...operation.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []) });
}

/** @param pattern Pattern of a segment with several parameters */
function getChild(node: Node, text: string, pattern: string | undefined): Node {
  if (!text.includes('{')) {
    const child = node.fixed.get(text) ?? createNode();
    node.fixed.set(text, child);
    return child;
  }
  const isWhole = /^\{\w+\}$/.test(text);
  if (!isWhole && pattern === undefined) throw new Error(`[cairn] [routes] the segment "${text}" needs a pattern`);
  const key = isWhole ? '' : (pattern ?? '');
  const child = node.variable.get(key) ?? { read: isWhole ? readWhole : createReader(key), node: createNode() };
  node.variable.set(key, child);
  return child.node;
}

const readWhole: ReadSegment = (segment) => (segment === '' ? undefined : [segment]);

function createReader(pattern: string): ReadSegment {
  const expression = new RegExp(`^${pattern}$`);
  return (segment) => expression.exec(segment)?.slice(1);
}

interface Found {
  readonly node: Node;
  readonly values: readonly string[];
}

function findNode(node: Node, segments: readonly string[], index: number): Found | undefined {
  const segment = segments[index];
  if (segment === undefined) return node.routes.length > 0 ? { node, values: [] } : undefined;
  const child = node.fixed.get(segment);
  const found = child && findNode(child, segments, index + 1);
  if (found) return found;
  const decoded = node.variable.size > 0 ? decode(segment) : undefined;
  if (decoded === undefined) return undefined;
  for (const { read, node: next } of node.variable.values()) {
    const values = read(decoded);
    const rest = values && findNode(next, segments, index + 1);
    if (rest) return { node: rest.node, values: [...values, ...rest.values] };
  }
  return undefined;
}

function decode(segment: string): string | undefined {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
