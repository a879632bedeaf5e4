import type { FaultNode, ResolvedBlock, ResolvedNode } from '../block.ts';
import { NO_ATTRIBUTES, type ChromeAttributes } from '../chrome.ts';
import type { BlockFault } from '../fault.ts';
import { shortFingerprint } from '../hash.ts';
import type { Lru } from '../lru.ts';
import type { PayloadNode, StaticNode } from './payload.ts';
import { faultCardHtml } from './cards.ts';
import type { Isolation } from './isolation.ts';
import { blockKey, blockVersion, extraAttributes, type RenderContext } from './render-context.ts';
import type { RenderedPage } from './rendered-page.ts';
import { StaticBlock, type StaticBlocks } from './static-blocks.ts';
import { joinRuns } from './static-run.ts';
import type { StylesPort } from './styles-port.ts';

const NOTHING = {};

/** Nodes without HTML, by their block: equal for every request, so that what is made of them can be remembered. */
const staticNodes = new WeakMap<ResolvedBlock | FaultNode, StaticNode>();

export interface Workshop {
  readonly context: RenderContext;
  readonly isolation: Isolation;
  readonly statics: StaticBlocks;
  readonly styles: StylesPort;
  /** Keys of acting blocks that preview has rendered without a fault. */
  readonly sound: Lru<true>;
  /** Acting blocks by their content, which is how a guard knows which one threw. */
  readonly nodeOf: WeakMap<object, ResolvedBlock>;
  readonly withHtml: boolean;
}

/** Sorts a page into what is bytes and what acts, and renders the bytes. */
export function assemblePage(nodes: readonly ResolvedNode[], shop: Workshop): Omit<RenderedPage, 'report'> {
  const { context, isolation } = shop;
  const isPreview = context.env.mode === 'preview';
  if (isPreview) for (const node of nodes) if (node.kind === 'block' && node.policy !== 'never') probe(node, shop);

  const standing: ResolvedBlock[] = [];
  collectStatic(nodes, standing, shop);
  const rendered = shop.statics.htmlOf(standing, context);
  const blockOf = new Map(standing.map((node, at) => [node, rendered[at]]));

  const statics = new Map<string, StaticBlock>();
  const ids = new Set<string>();
  const acting = new Set<string>();
  const preload = new Set<string>();
  const faults: BlockFault[] = [];
  return { payload: joinRuns(list(nodes), statics), statics, actingTypes: [...acting], preloadTypes: [...preload], faults };

  function list(siblings: readonly ResolvedNode[]): PayloadNode[] {
    const payload: PayloadNode[] = [];
    for (const node of siblings) {
      const made = node.kind === 'fault' ? card(node, node.faults) : one(node);
      if (made) payload.push(made);
    }
    return payload;
  }

  function one(node: ResolvedBlock): PayloadNode | undefined {
    const fault = isolation.faultOf(node, context);
    if (fault) {
      faults.push(fault);
      return isPreview ? card(node, [fault]) : undefined;
    }
    if (node.policy === 'never') {
      const block = blockOf.get(node);
      return block && still(node, blockVersion(node, context), block);
    }
    acting.add(node.type);
    shop.nodeOf.set(node.content, node);
    if (node.policy === 'load') preload.add(node.type);
    const id = uniqueId(node.id);
    return {
      k: 'a',
      id,
      type: node.type,
      v: blockVersion(node, context),
      ...chromeOf(node),
      blockId: node.id,
      content: node.content,
      words: context.words(node.type),
      policy: node.policy,
      slots: Object.fromEntries(Object.entries(node.slots).map(([name, children]) => [name, list(children)])),
    };
  }

  function still(node: ResolvedBlock | FaultNode, v: string, block: StaticBlock): StaticNode {
    const id = uniqueId(node.id);
    statics.set(id, block);
    if (block.faults.length > 0) faults.push(...block.faults);
    if (shop.withHtml) {
      const css = shop.styles.cssOf?.(block.classes);
      return { ...plain(), html: block.html, ...(css ? { css } : {}) };
    }
    const known = staticNodes.get(node);
    if (known?.v === v && known.id === id) return known;
    const made = plain();
    staticNodes.set(node, made);
    return made;

    function plain(): StaticNode {
      return { k: 's', id, type: node.type, v, ...chromeOf(node) };
    }
  }

  function card(node: ResolvedBlock | FaultNode, found: readonly BlockFault[]): StaticNode {
    const html = faultCardHtml(found);
    return still(node, shortFingerprint(html), new StaticBlock(html, []));
  }

  function chromeOf(node: ResolvedBlock | FaultNode): { readonly chrome?: ChromeAttributes } {
    const chrome = extraAttributes(node, context.env);
    return chrome === NO_ATTRIBUTES ? NOTHING : { chrome };
  }

  function uniqueId(id: string): string {
    let unique = id;
    for (let count = 2; ids.has(unique); count += 1) unique = `${id}~${count}`;
    ids.add(unique);
    return unique;
  }
}

/** Static blocks at the top and below acting parents; those inside static blocks are part of their HTML. */
function collectStatic(nodes: readonly ResolvedNode[], into: ResolvedBlock[], shop: Workshop): void {
  for (const node of nodes) {
    if (node.kind === 'fault' || shop.isolation.faultOf(node, shop.context)) continue;
    if (node.policy === 'never') into.push(node);
    else for (const children of Object.values(node.slots)) collectStatic(children, into, shop);
  }
}

/** Renders an acting block once, alone, to learn whether it throws. */
function probe(node: ResolvedBlock, { context, isolation, sound }: Workshop): void {
  const key = blockKey(node, context);
  if (sound.get(key) || isolation.faultOf(node, context)) return;
  if (isolation.renderAlone(node, context) !== undefined && isolation.faultsIn(node, context).length === 0) sound.set(key, true);
}
