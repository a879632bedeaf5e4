import { toPascalCase } from '../codegen/json.ts';

/** A block's name in the forms of files, types and variables. */
export interface BlockNames {
  /** e.g. "linked-card": the type, the folder, the schema's file. */
  readonly type: string;
  /** e.g. "LinkedCard": the interface. */
  readonly pascal: string;
  /** e.g. "linkedCard": the definition. */
  readonly camel: string;
  /** e.g. "Linked card": the label. */
  readonly human: string;
}

/** @throws Error if the name is not kebab-case. */
export function createBlockNames(type: string, kind = 'block'): BlockNames {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type)) {
    throw new Error(`"${type}" is not a valid ${kind} name: use lower-case words joined by "-", e.g. linked-card.`);
  }
  const pascal = toPascalCase(type);
  const words = type.replaceAll('-', ' ');
  return { type, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), human: words.charAt(0).toUpperCase() + words.slice(1) };
}
