import ts from 'typescript';
import { toPascalCase } from '../json.ts';

/**
 * Selects the types of `module` from the output of openapi-typescript: components of other modules are left out and referenced as
 * `SharedComponents['schemas']['Sku']`.
 * @param only The declarations to include.
 */
export function splitTypes(
  nodes: readonly ts.Node[],
  module: string,
  homeOf: (ref: string) => string,
  only?: readonly string[],
): { readonly ownNodes: ts.Node[]; readonly foreign: readonly string[] } {
  const foreign = new Set<string>();
  const isForeign = (kind: string, name: string): boolean => homeOf(`#/components/${kind}/${name}`) !== module;

  const requested = nodes.filter((node) => {
    if (!ts.isTypeAliasDeclaration(node) && !ts.isInterfaceDeclaration(node)) return true;
    const component = ts.isTypeAliasDeclaration(node) ? getAliasedComponent(node.type) : undefined;
    if (component) return !isForeign(component.kind, component.name);
    return only === undefined || only.includes(node.name.text);
  });

  const transform: ts.TransformerFactory<ts.Node> = (context) => (root) => {
    const visit = (node: ts.Node): ts.Node => {
      const component = getComponent(node);
      if (!component) return ts.visitEachChild(node, visit, context);
      const home = homeOf(`#/components/${component.kind}/${component.name}`);
      if (home === module) return node;
      foreign.add(home);
      return createIndexedType(`${toPascalCase(home)}Components`, component.kind, component.name);
    };
    const isComponents = ts.isInterfaceDeclaration(root) && root.name.text === 'components';
    return visit(isComponents ? selectComponents(root, isForeign) : root);
  };
  const ownNodes = ts.transform([...requested], [transform]).transformed;
  return { ownNodes, foreign: [...foreign].sort() };
}

function selectComponents(root: ts.InterfaceDeclaration, isForeign: (kind: string, name: string) => boolean): ts.InterfaceDeclaration {
  const sections = root.members.map((section) => {
    if (!ts.isPropertySignature(section) || !section.type || !ts.isTypeLiteralNode(section.type)) return section;
    const own = section.type.members.filter((member) => !isForeign(getName(section), getName(member)));
    return ts.factory.updatePropertySignature(
      section,
      section.modifiers,
      section.name,
      section.questionToken,
      ts.factory.createTypeLiteralNode(own),
    );
  });
  return ts.factory.updateInterfaceDeclaration(root, root.modifiers, root.name, root.typeParameters, root.heritageClauses, sections);
}

/** The component that `components['schemas']['Sku']` refers to. */
function getComponent(node: ts.Node): { readonly kind: string; readonly name: string } | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType: root } = node.objectType;
  const isRoot = ts.isTypeReferenceNode(root) && ts.isIdentifier(root.typeName) && root.typeName.text === 'components';
  return isRoot ? { kind: getText(node.objectType.indexType), name: getText(node.indexType) } : undefined;
}

/** The component of an exported alias, where openapi-typescript writes the whole text as one name. */
function getAliasedComponent(type: ts.TypeNode): { readonly kind: string; readonly name: string } | undefined {
  const text = ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? type.typeName.text : '';
  const [, kind, name] = /^components\['(\w+)'\]\['(.+)'\]$/.exec(text) ?? [];
  return kind !== undefined && name !== undefined ? { kind, name } : getComponent(type);
}

function createIndexedType(root: string, ...keys: readonly string[]): ts.TypeNode {
  return keys.reduce<ts.TypeNode>(
    (type, key) => ts.factory.createIndexedAccessTypeNode(type, ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(key))),
    ts.factory.createTypeReferenceNode(root),
  );
}

function getText(type: ts.TypeNode): string {
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : '';
}

function getName(member: ts.TypeElement): string {
  return member.name && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name)) ? member.name.text : '';
}
