import { parseSync } from 'rolldown/utils';

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { readonly type?: unknown }).type === 'string';

function* getChildren(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    if (isNode(value)) yield value;
    else if (Array.isArray(value)) yield* value.filter(isNode);
  }
}

const isFunction = (node: unknown): boolean =>
  isNode(node) && (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression');

const getName = (node: unknown): string | undefined => (isNode(node) && node.type === 'Identifier' ? (node.name as string) : undefined);

/** The names of the functions that a source declares at any depth. */
export function readFunctionNames(file: string, source: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'FunctionDeclaration' || (node.type === 'VariableDeclarator' && isFunction(node.init)))
      names.push(getName(node.id) ?? '');
    for (const child of getChildren(node)) visit(child);
  };
  visit(parseSync(file, source).program as unknown as Node);
  return names.filter((name) => name !== '');
}

const TEST = /^(?:it|test)$/;
const GROUP = /^describe$/;

const MODIFIER = /^(?:each|for|only|skip|skipIf|runIf|concurrent|sequential|fails)$/;

/** The function that a call starts with: `it` for `it.each([…])('…')`. Undefined for methods of other objects. */
function getCallee(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'MemberExpression') return MODIFIER.test(getName(node.property) ?? '') ? getCallee(node.object) : undefined;
  if (node.type === 'CallExpression') return getCallee(node.callee);
  return getName(node);
}

function getTitle(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return getName(node);
  return (node.quasis as readonly { readonly value: { readonly cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

/** The tests of a source, each with the titles of the groups around it: `addItem › merges quantities`. */
export function readTestNames(file: string, source: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: Node, groups: readonly string[]): void => {
    const callee = node.type === 'CallExpression' ? (getCallee(node.callee) ?? '') : '';
    const [first] = callee === '' ? [] : (node.arguments as readonly unknown[]);
    const title = getTitle(first);
    if (TEST.test(callee) && title !== undefined && getName(first) === undefined) names.push([...groups, title].join(' › '));
    const inner = GROUP.test(callee) && title !== undefined ? [...groups, title] : groups;
    for (const child of getChildren(node)) visit(child, inner);
  };
  visit(parseSync(file, source).program as unknown as Node, []);
  return names;
}
