import type { AnyDefinition, FaultNode, ResolvedBlock } from '../block.ts';
import { getLayoutAttributes, NO_ATTRIBUTES, type LayoutAttributes } from '../block-layout.ts';
import type { SettingGroups } from '../definition.ts';
import type { RenderEnv } from '../env.ts';
import { createShortFingerprint } from '../hash.ts';
import type { BlockMessageData } from '../messages.ts';

/** A locale's messages by block type. Equal messages must be the same object: derived values are cached by identity. */
export type Catalog = Readonly<Record<string, BlockMessageData>>;

/** Everything besides the tree that one render depends on, and the part of every cache key that covers it. */
export interface RenderContext {
  readonly env: RenderEnv;
  readonly print: string;
  messages(type: string): BlockMessageData | undefined;
  /** The settings groups that a type reads; undefined when it reads none. */
  settings(type: string): SettingGroups | undefined;
}

/**
 * Messages and settings looked up for an environment. Equal environments must give the same objects, by which derived values are cached.
 */
export interface ContextOptions {
  readonly messages: (env: RenderEnv) => Catalog;
  readonly settings: (env: RenderEnv) => SettingGroups;
}

interface SettingsMemory {
  readonly print: string;
  readonly byType: Map<string, SettingGroups | undefined>;
}

export function createContexts(
  definitions: ReadonlyMap<string, AnyDefinition>,
  options: ContextOptions,
): (env: RenderEnv) => RenderContext {
  const prints = new WeakMap<Catalog, string>();
  const settingsMemories = new WeakMap<SettingGroups, SettingsMemory>();
  const contexts = new WeakMap<RenderEnv, { readonly catalog: Catalog; readonly groups: SettingGroups; readonly context: RenderContext }>();

  return (env) => {
    const catalog = options.messages(env);
    const groups = options.settings(env);
    const known = contexts.get(env);
    if (known?.catalog === catalog && known.groups === groups) return known.context;
    const print = prints.get(catalog) ?? createShortFingerprint(JSON.stringify(catalog));
    prints.set(catalog, print);
    const settingsMemory = settingsMemories.get(groups) ?? {
      print: JSON.stringify(groups),
      byType: new Map<string, SettingGroups | undefined>(),
    };
    settingsMemories.set(groups, settingsMemory);
    const context: RenderContext = {
      env,
      print: createShortFingerprint(JSON.stringify(env) + print + settingsMemory.print),
      messages: (type) => (Object.hasOwn(catalog, type) ? catalog[type] : undefined),
      settings(type) {
        if (settingsMemory.byType.has(type)) return settingsMemory.byType.get(type);
        const chosen = selectGroups(definitions.get(type)?.settings, groups);
        settingsMemory.byType.set(type, chosen);
        return chosen;
      },
    };
    contexts.set(env, { catalog, groups, context });
    return context;
  };
}

function selectGroups(names: readonly string[] | undefined, groups: SettingGroups): SettingGroups | undefined {
  return names?.length ? Object.fromEntries(names.map((name) => [name, groups[name] ?? {}])) : undefined;
}

interface BlockKeys {
  readonly print: string;
  readonly key: string;
  readonly version: string;
}

/** Blocks live as long as their content revision, so that a page's keys are built once. */
const keysOf = new WeakMap<ResolvedBlock, BlockKeys>();

/**
 * Everything that a block's HTML depends on: the fingerprint of its subtree, the environment, the catalog, all settings that blocks may
 * read, and its id in the document if that differs from its own.
 */
export function getBlockKey(node: ResolvedBlock, context: RenderContext, domId = node.id): string {
  const { key } = createBlockKeys(node, context);
  return domId === node.id ? key : `${key} ${domId}`;
}

/** Short form of the key for the browser, which compares a block only with itself. */
export function getBlockVersion(node: ResolvedBlock, context: RenderContext): string {
  return createBlockKeys(node, context).version;
}

function createBlockKeys(node: ResolvedBlock, { print }: RenderContext): BlockKeys {
  const known = keysOf.get(node);
  if (known?.print === print) return known;
  const created = { print, key: node.hash + print, version: node.hash.slice(0, 8) + print.slice(0, 5) };
  keysOf.set(node, created);
  return created;
}

/** The wrapper's attributes besides the block's type and id; preview adds metadata for editors' tools. */
export function getExtraAttributes(node: ResolvedBlock | FaultNode, env: RenderEnv): LayoutAttributes {
  const attributes = node.kind === 'block' ? getLayoutAttributes(node.layout) : NO_ATTRIBUTES;
  if (env.mode !== 'preview') return attributes;
  return {
    ...attributes,
    'data-cairn-id': node.id,
    'data-cairn-type': node.type,
    'data-cairn-name': node.name ?? '',
    'data-cairn-pointer': node.pointer,
    ...(node.kind === 'block' && node.why !== undefined ? { 'data-cairn-why': node.why } : {}),
  };
}
