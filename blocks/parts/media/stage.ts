import type { ResolvedBlock, ResolvedNode } from '#engine/block.ts';
import { getLayoutAttributes } from '#engine/block-layout.ts';
import type { SettingGroups } from '#engine/definition.ts';
import type { RenderEnv } from '#engine/env.ts';
import type { BlockFault } from '#engine/fault.ts';
import { createParser } from '#engine/parse/parse.ts';
import type { InteractiveNode } from '#engine/render/payload.ts';
import { resolve } from '#engine/resolve/resolve.ts';
import { blockFields } from '#generated/content/fields.ts';
import { validateBlockAll } from '#generated/content/validators-all.js';
import { validateBlockFirst } from '#generated/content/validators-first.js';
import type { BlockSettings } from '#settings/site-settings.ts';
import { blockMessages } from '#generated/messages/block-messages.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import type { Catalog } from '#engine/render/render-context.ts';
import { definitions } from '../../index.ts';
import { sanitizeHtml } from '../text/sanitize-html.ts';

export interface StagedBlocks {
  readonly nodes: readonly ResolvedNode[];
  readonly faults: readonly BlockFault[];
}

const parser = createParser({
  definitions,
  validators: { publish: validateBlockFirst, preview: validateBlockAll },
  fields: blockFields,
  sanitizeHtml,
  log: () => undefined,
});

/** Parses and resolves blocks as on a page of their own, for an anonymous visitor. */
export function resolveBlocks(components: readonly unknown[]): StagedBlocks {
  const page = parser.parse({ id: 'stage', name: 'Stage', revision: '1', components }, 'publish');
  const { nodes } = resolve(page, { decisions: {}, segments: new Set(['loggedout']) });
  return { nodes, faults: page.faults };
}

/** Payload in which every block is interactive at once, so that the browser renders it without a server. */
export function createInteractiveNodes(
  nodes: readonly ResolvedNode[],
  env: RenderEnv,
  settings: BlockSettings,
): readonly InteractiveNode[] {
  return nodes.flatMap((node) => (node.kind === 'block' ? [createInteractiveNode(node, env, settings)] : []));
}

function createInteractiveNode(node: ResolvedBlock, env: RenderEnv, settings: BlockSettings): InteractiveNode {
  const messages: Catalog = blockMessages[getMessageLocale(env.locale)];
  return {
    k: 'a',
    id: node.id,
    blockId: node.id,
    type: node.type,
    v: node.hash,
    layout: getLayoutAttributes(node.layout),
    content: node.content,
    settings: getSettings(node.type, settings),
    messages: messages[node.type],
    policy: 'load',
    slots: Object.fromEntries(
      Object.entries(node.slots).map(([name, children]) => [name, createInteractiveNodes(children, env, settings)]),
    ),
  };
}

function getSettings(type: string, settings: BlockSettings): SettingGroups {
  const names = definitions.find((definition) => definition.type === type)?.settings ?? [];
  return Object.fromEntries((names as readonly (keyof BlockSettings)[]).map((name) => [name, settings[name]]));
}
