import type { LRUCache } from 'lru-cache';
import type { FaultNode, ResolvedBlock, ResolvedNode } from '../block.ts';
import { NO_ATTRIBUTES, type LayoutAttributes } from '../block-layout.ts';
import type { BlockFault } from '../fault.ts';
import { createShortFingerprint } from '../hash.ts';
import type { InteractiveNode, PayloadNode, StaticNode } from './payload.ts';
import { renderFaultCard } from './cards.ts';
import type { Isolation } from './isolation.ts';
import { getBlockKey, getBlockVersion, getExtraAttributes, type RenderContext } from './render-context.ts';
import type { RenderedPage } from './rendered-page.ts';
import { StaticBlock, type PlacedBlock, type StaticBlocks } from './static-blocks.ts';
import { joinRuns } from './static-run.ts';
import type { StylesPort } from './styles-port.ts';

const NOTHING = {};

/** Nodes without HTML, by block: the same object for every request, so that derived values can be cached. */
const staticNodes = new WeakMap<ResolvedBlock | FaultNode, StaticNode>();

export interface PageContext {
  readonly context: RenderContext;
  readonly isolation: Isolation;
  readonly statics: StaticBlocks;
  readonly styles: StylesPort;
  /** Keys of interactive blocks that preview has rendered without a fault. */
  readonly checked: LRUCache<string, true>;
  /** Interactive blocks by their content, so that a guard knows which one threw. */
  readonly nodeOf: WeakMap<object, ResolvedBlock>;
  readonly withHtml: boolean;
  /** Prefix of every id of this page. */
  readonly scope: string;
}

/** Splits a page into static and interactive blocks, and renders the bytes. */
export function assemblePage(nodes: readonly ResolvedNode[], page: PageContext): Omit<RenderedPage, 'report'> {
  const { context, isolation } = page;
  const isPreview = context.env.mode === 'preview';
  if (isPreview) for (const node of nodes) if (node.kind === 'block' && node.policy !== 'never') checkForThrow(node, page);

  const { statics: staticBlocks, ids } = placeNodes(nodes, page);
  const rendered = page.statics.renderHtml(staticBlocks, context);
  const getBlock = new Map(staticBlocks.map(({ node }, at) => [node, rendered[at]]));

  const statics = new Map<string, StaticBlock>();
  const interactive = new Set<string>();
  const preload = new Set<string>();
  const faults: BlockFault[] = [];
  return { payload: joinRuns(list(nodes), statics), statics, interactiveTypes: [...interactive], preloadTypes: [...preload], faults };

  function list(siblings: readonly ResolvedNode[]): PayloadNode[] {
    const payload: PayloadNode[] = [];
    for (const node of siblings) {
      const created = node.kind === 'fault' ? getCard(node, node.faults) : renderBlock(node);
      if (created) payload.push(created);
    }
    return payload;
  }

  function renderBlock(node: ResolvedBlock): PayloadNode | undefined {
    const fault = isolation.getFault(node, context);
    if (fault) {
      faults.push(fault);
      return isPreview ? getCard(node, [fault]) : undefined;
    }
    if (node.policy === 'never') {
      const block = getBlock.get(node);
      return block && createStaticNode(node, getBlockVersion(node, context), block);
    }
    interactive.add(node.type);
    page.nodeOf.set(node.content, node);
    if (node.policy === 'load') preload.add(node.type);
    const settings = context.settings(node.type);
    return {
      k: 'a',
      id: getId(node),
      type: node.type,
      v: getBlockVersion(node, context),
      ...getLayout(node),
      blockId: node.id,
      content: node.content,
      ...getMessages(node.type),
      ...(settings ? { settings } : {}),
      ...(node.data ? { data: node.data } : {}),
      policy: node.policy,
      slots: Object.fromEntries(Object.entries(node.slots).map(([name, children]) => [name, list(children)])),
    };
  }

  function getMessages(type: string): Pick<InteractiveNode, 'messages'> {
    const messages = context.messages(type);
    return messages ? { messages } : {};
  }

  function createStaticNode(node: ResolvedBlock | FaultNode, v: string, block: StaticBlock): StaticNode {
    const id = getId(node);
    statics.set(id, block);
    if (block.faults.length > 0) faults.push(...block.faults);
    if (page.withHtml) {
      const css = page.styles.getCss?.(block.classes);
      return { ...createNode(), html: block.html, ...(css ? { css } : {}) };
    }
    const known = staticNodes.get(node);
    if (known?.v === v && known.id === id) return known;
    const created = createNode();
    staticNodes.set(node, created);
    return created;

    function createNode(): StaticNode {
      return { k: 's', id, type: node.type, v, ...(id === node.id ? NOTHING : { blockId: node.id }), ...getLayout(node) };
    }
  }

  function getCard(node: ResolvedBlock | FaultNode, found: readonly BlockFault[]): StaticNode {
    const html = renderFaultCard(found);
    return createStaticNode(node, createShortFingerprint(html), new StaticBlock(html, []));
  }

  function getLayout(node: ResolvedBlock | FaultNode): { readonly layout?: LayoutAttributes } {
    const layout = getExtraAttributes(node, context.env);
    return layout === NO_ATTRIBUTES ? NOTHING : { layout };
  }

  function getId(node: ResolvedNode): string {
    return ids.get(node) ?? node.id;
  }
}

interface Placement {
  /** Static blocks at the top and below interactive parents; blocks inside static blocks are part of their HTML. */
  readonly statics: readonly PlacedBlock[];
  readonly ids: ReadonlyMap<ResolvedNode, string>;
}

/** Assigns a unique id to each node that becomes its own element. */
function placeNodes(nodes: readonly ResolvedNode[], { scope, isolation, context }: PageContext): Placement {
  const statics: PlacedBlock[] = [];
  const ids = new Map<ResolvedNode, string>();
  const taken = new Set<string>();
  walk(nodes);
  return { statics, ids };

  function walk(siblings: readonly ResolvedNode[]): void {
    for (const node of siblings) {
      const id = createUniqueId(`${scope}${node.id}`);
      ids.set(node, id);
      if (node.kind === 'fault' || isolation.getFault(node, context)) continue;
      if (node.policy === 'never') statics.push({ node, id });
      else for (const children of Object.values(node.slots)) walk(children);
    }
  }

  function createUniqueId(id: string): string {
    let unique = id;
    for (let count = 2; taken.has(unique); count += 1) unique = `${id}~${count}`;
    taken.add(unique);
    return unique;
  }
}

/** Renders an interactive block once, alone, to find out whether it throws. */
function checkForThrow(node: ResolvedBlock, { context, isolation, checked }: PageContext): void {
  const key = getBlockKey(node, context);
  if (checked.get(key) || isolation.getFault(node, context)) return;
  if (isolation.renderAlone(node, context) !== undefined && isolation.collectFaults(node, context).length === 0) checked.set(key, true);
}
