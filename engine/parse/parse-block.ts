import type { AnyDefinition, Content, FaultNode, ParsedBlock, ParsedNode, RawBlock, ResolvedNode } from '../block.ts';
import type { NodeIdentity } from '../node-identity.ts';
import type { BlockFields, ValidatorMap } from '../block-schema.ts';
import { inheritBlockLayout, parseBlockLayout, type BlockLayout } from '../block-layout.ts';
import type { HydrationPolicy } from '../definition.ts';
import type { RenderMode } from '../env.ts';
import { createNotABlockFault, createSchemaFault, createUnknownTypeFault, type BlockFault } from '../fault.ts';
import { createFingerprint } from '../hash.ts';
import { sanitizeFields, type SanitizeHtml } from './html-fields.ts';
import { parseStructure, STRUCTURE_TYPES, getStructureSlots } from './parse-structure.ts';
import { completeBlock } from '../resolve/settle.ts';
import { expandSlots, readPath, clearSlot } from './slot-path.ts';
import { findBlockErrors } from './validate.ts';
import { replaceLoneSurrogates } from './replace-lone-surrogates.ts';

export interface ParseContext {
  readonly mode: RenderMode;
  readonly definitions: ReadonlyMap<string, AnyDefinition>;
  readonly validators: Readonly<Record<RenderMode, ValidatorMap>>;
  readonly fields: Readonly<Record<string, BlockFields>>;
  readonly sanitizeHtml: SanitizeHtml;
  readonly report: (faults: readonly BlockFault[]) => void;
}

/** The location of a list of blocks, and the layout that its blocks inherit. */
export interface ParseLocation {
  readonly pointer: string;
  readonly trail: string;
  readonly layout: BlockLayout;
}

/** Parses every valid block of a list; faulty ones are reported, and in preview returned as `FaultNode`. */
export function parseBlocks(context: ParseContext, list: unknown, location: ParseLocation): readonly ParsedNode[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((raw: unknown, index) => {
    const node = parseBlock(context, raw, { ...location, pointer: `${location.pointer}/${index}` });
    return node ? [node] : [];
  });
}

function parseBlock(context: ParseContext, raw: unknown, location: ParseLocation): ParsedNode | undefined {
  const identity = createIdentity(raw, location);
  if (!isRecord(raw)) return reportFault(context, identity, [createNotABlockFault(identity, 'object')]);
  if (typeof raw.type !== 'string') return reportFault(context, identity, [createNotABlockFault(identity, 'type')]);

  const definition = context.definitions.get(raw.type);
  const structural = STRUCTURE_TYPES.has(raw.type);
  if (!definition && !structural) {
    return reportFault(context, identity, [createUnknownTypeFault(identity, [...context.definitions.keys(), ...STRUCTURE_TYPES])]);
  }

  const fields = context.fields[raw.type];
  const slots = structural ? getStructureSlots(raw.type) : expandSlots(raw, fields?.slots ?? []);
  const errors = findBlockErrors(context.validators, context.mode, raw, slots);
  if (errors.length > 0)
    return reportFault(
      context,
      identity,
      errors.map((error) => createSchemaFault(identity, error, raw, fields)),
    );

  const trail = `${location.trail} › ${raw.type} ${createLabel(raw)}`;
  if (!definition) {
    const layout = inheritBlockLayout(parseBlockLayout(raw), location.layout);
    return parseStructure(raw, identity, (list, path) =>
      parseBlocks(context, list, { pointer: `${location.pointer}/${path}`, trail, layout }),
    );
  }

  const children = slots.map((name) => {
    const pointer = `${location.pointer}/${name.replaceAll('.', '/')}`;
    return [name, parseBlocks(context, readPath(raw, name), { pointer, trail, layout: {} })] as const;
  });
  const content = readContent(context, raw, slots, fields?.html ?? []);
  const layout = inheritBlockLayout(parseBlockLayout(raw), location.layout);
  const block: Omit<ParsedBlock, 'fixed'> = {
    kind: 'block',
    ...identity,
    definition,
    content,
    layout,
    slots: children,
    ownHash: createFingerprint(JSON.stringify([raw.type, content, layout, context.mode === 'preview' ? identity.pointer : null])),
    ownPolicy: readPolicy(definition, content),
  };
  const fixedSlots = getFixedChildren(children);
  const settled = fixedSlots && completeBlock(block, fixedSlots);
  return { ...block, fixed: settled?.needs && Object.keys(settled.needs).length > 0 ? undefined : settled };
}

function reportFault(context: ParseContext, identity: NodeIdentity, faults: readonly BlockFault[]): FaultNode | undefined {
  context.report(faults);
  return context.mode === 'preview' ? { kind: 'fault', ...identity, faults } : undefined;
}

function createIdentity(raw: unknown, location: ParseLocation): NodeIdentity {
  const record = isRecord(raw) ? raw : {};
  const type = typeof record.type === 'string' ? record.type : 'unknown';
  const id = typeof record.id === 'string' && record.id !== '' ? record.id : location.pointer.slice(1).replaceAll('/', '.');
  const name = typeof record.name === 'string' ? record.name : undefined;
  return { type, id, name, pointer: location.pointer, breadcrumb: `${location.trail} › ${type} #${id}` };
}

function createLabel(raw: Readonly<Record<string, unknown>>): string {
  const words = [raw.name, raw.title].find((value): value is string => typeof value === 'string' && value !== '');
  return words === undefined ? `#${String(raw.id)}` : `“${words}”`;
}

/** Layout belongs to the wrapper and child blocks belong to slots, so content omits both. */
function readContent(
  context: ParseContext,
  raw: Readonly<Record<string, unknown>>,
  slots: readonly string[],
  html: readonly string[],
): Content {
  const { bottomMargins: _margins, hideOnBreakpoint: _hide, ...own } = raw as RawBlock;
  return sanitizeFields(replaceLoneSurrogates({ ...slots.reduce(clearSlot, own) }), html, context.sanitizeHtml);
}

function readPolicy(definition: AnyDefinition, content: Content): HydrationPolicy {
  if (typeof definition.hydrate === 'string') return definition.hydrate;
  try {
    return definition.hydrate(content as never);
  } catch {
    return 'load';
  }
}

/** The children as every visitor sees them, or undefined when they depend on the visitor. */
function getFixedChildren(children: ParsedBlock['slots']): Readonly<Record<string, readonly ResolvedNode[]>> | undefined {
  const slots: Record<string, readonly ResolvedNode[]> = {};
  for (const [name, nodes] of children) {
    const settled: ResolvedNode[] = [];
    for (const node of nodes) {
      if (node.kind === 'fault') settled.push(node);
      else if (node.kind !== 'block' || node.fixed === undefined) return undefined;
      else if (node.fixed) settled.push(node.fixed);
    }
    slots[name] = settled;
  }
  return slots;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
