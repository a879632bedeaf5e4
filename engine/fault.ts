import type { NodeIdentity } from './node-identity.ts';
import type { BlockFields, SchemaError } from './block-schema.ts';
import { findNearest } from './find-nearest.ts';

/** One error in one block, with its location and a repair hint. */
export interface BlockFault {
  readonly kind: 'unknown-type' | 'invalid' | 'threw';
  readonly type: string;
  readonly id: string;
  /** JSON pointer in the page to the faulty value. */
  readonly pointer: string;
  readonly breadcrumb: string;
  /** e.g. `[cairn] [content] components[2].image: must have required property 'alt'`. */
  readonly sentence: string;
  /** A suggested fix as a sentence; empty when there is none. */
  readonly repairHint: string;
}

/** Writes one log line; every fault line carries the component's type and id. */
export type Log = (line: string, detail?: unknown) => void;

export function createUnknownTypeFault(node: NodeIdentity, known: readonly string[]): BlockFault {
  const near = findNearest(node.type, known);
  return {
    ...getLocation(node, node.pointer),
    kind: 'unknown-type',
    sentence: formatSentence('content', node.pointer, `no block has the type "${node.type}"`),
    repairHint: near ? `Did you mean "${near}"?` : `Known types: ${known.join(', ')}.`,
  };
}

export function createNotABlockFault(node: NodeIdentity, missing: 'type' | 'object'): BlockFault {
  return {
    ...getLocation(node, node.pointer),
    kind: 'invalid',
    sentence: formatSentence(
      'content',
      node.pointer,
      missing === 'type' ? 'must have a "type"' : 'must be a block, an object with "type" and "id"',
    ),
    repairHint: 'Give it the type of a block.',
  };
}

export function createSchemaFault(node: NodeIdentity, error: SchemaError, raw: unknown, fields: BlockFields | undefined): BlockFault {
  const pointer = node.pointer + error.instancePath;
  return {
    ...getLocation(node, pointer),
    kind: 'invalid',
    sentence: formatSentence('content', pointer, describe(error)),
    repairHint: suggest(error, raw, fields),
  };
}

export function createThrowFault(node: NodeIdentity, error: unknown): BlockFault {
  const message = error instanceof Error ? error.message : String(error);
  return {
    ...getLocation(node, node.pointer),
    kind: 'threw',
    sentence: formatSentence('render', node.pointer, `the block threw: ${message}`),
    repairHint: 'The content is valid; mend the block’s code, or change the content that it stumbles over.',
  };
}

/** Formats the fault as a log line. */
export function formatFaultLine(fault: BlockFault): string {
  const hint = fault.repairHint === '' ? '' : ` ${fault.repairHint}`;
  return `${fault.sentence}. Skipped ${fault.type} #${fault.id} (${fault.breadcrumb}).${hint}`;
}

function getLocation(node: NodeIdentity, pointer: string): Pick<BlockFault, 'type' | 'id' | 'pointer' | 'breadcrumb'> {
  return { type: node.type, id: node.id, pointer, breadcrumb: node.breadcrumb };
}

function formatSentence(area: string, pointer: string, what: string): string {
  return `[cairn] [${area}] ${formatPointer(pointer)}: ${what}`;
}

/** Formats "/components/2/image" as "components[2].image". */
function formatPointer(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`), '');
}

function describe({ keyword, params, message }: SchemaError): string {
  if (keyword === 'additionalProperties') return `must not have the property "${String(params.additionalProperty)}"`;
  if (keyword === 'enum' && Array.isArray(params.allowedValues)) return `must be one of ${params.allowedValues.join(', ')}`;
  if (keyword === 'const') return `must be ${JSON.stringify(params.allowedValue)}`;
  return message ?? `must satisfy "${keyword}"`;
}

function suggest({ keyword, params, instancePath }: SchemaError, raw: unknown, fields: BlockFields | undefined): string {
  if (keyword === 'required') return `Add "${String(params.missingProperty)}".`;
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty);
    const near = instancePath === '' ? findNearest(name, fields?.properties ?? []) : undefined;
    return near ? `Did you mean "${near}"?` : `Remove "${name}".`;
  }
  if (keyword === 'enum' && Array.isArray(params.allowedValues)) {
    const near = findNearest(String(getValueAt(raw, instancePath)), params.allowedValues.map(String));
    return near ? `Did you mean "${near}"?` : `Choose one of ${params.allowedValues.join(', ')}.`;
  }
  if (keyword === 'type') return `Write a value of the type ${String(params.type)}.`;
  return '';
}

/** Returns the value at a JSON pointer. */
function getValueAt(root: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined), root);
}
