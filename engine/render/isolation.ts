import { LRUCache } from 'lru-cache';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import type { ReactElement } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { ResolvedBlock, ResolvedNode } from '../block.ts';
import { NO_ATTRIBUTES } from '../block-layout.ts';
import type { BlockProps } from '../definition.ts';
import { createThrowFault, type BlockFault } from '../fault.ts';
import type { AnyBlockComponent } from './guard.ts';
import { createShortFingerprint } from '../hash.ts';
import { HostProvider } from '../host-context.tsx';
import { bindBlockMessages } from '../messages.ts';
import { renderFaultCard } from './cards.ts';
import { inertHost } from './inert-host.ts';
import { renderBatch } from './batch.ts';
import { NO_SLOTS } from '../resolve/settle.ts';
import { getBlockKey, getExtraAttributes, type RenderContext } from './render-context.ts';
import type { StylesPort } from './styles-port.ts';

/** Renders blocks as React elements, without those that are known to throw. */
export interface Isolation {
  element(node: ResolvedBlock, context: RenderContext, domId: string): ReactElement;
  /** The fault of a block that threw before with this content and in this environment. */
  getFault(node: ResolvedBlock, context: RenderContext): BlockFault | undefined;
  /** Faults of the block and all its descendants. */
  collectFaults(node: ResolvedBlock, context: RenderContext): readonly BlockFault[];
  remember(node: ResolvedBlock, context: RenderContext, error: unknown): void;
  /** The block's HTML without descendants that throw; undefined when the block itself throws. */
  renderAlone(node: ResolvedBlock, context: RenderContext, domId?: string): string | undefined;
}

const REMEMBERED = 5000;
const NO_SETTINGS = Object.freeze({});

export function createIsolation(
  components: ReadonlyMap<string, AnyBlockComponent>,
  styles: StylesPort,
  onFault: (fault: BlockFault, error: unknown) => void,
): Isolation {
  const faulty = new LRUCache<string, BlockFault>({ max: REMEMBERED });
  const getFault: Isolation['getFault'] = (node, context) => (faulty.size === 0 ? undefined : faulty.get(getBlockKey(node, context)));

  function getElement(node: ResolvedBlock, context: RenderContext, domId: string): ReactElement {
    const component = components.get(node.type);
    if (!component) throw new Error(`no component for the type "${node.type}"`);
    const props: BlockProps<unknown> = {
      id: node.id,
      domId,
      content: node.content,
      slots: renderSlots(node, context, domId),
      messages: bindBlockMessages(context.messages(node.type), context.env, bindMessages),
      settings: context.settings(node.type) ?? NO_SETTINGS,
      ...(node.data ? { data: node.data } : {}),
      env: context.env,
    };
    return jsx(component, props);
  }

  function renderSlots({ slots }: ResolvedBlock, context: RenderContext, domId: string): BlockProps<unknown>['slots'] {
    if (slots === NO_SLOTS) return NO_SLOTS;
    const elements: Record<string, readonly ReactElement[]> = {};
    for (const name in slots) elements[name] = renderChildren(slots[name] ?? [], context, `${domId}.${name}`);
    return elements;
  }

  /** A child's id in the document is derived from its position, so it is unique if the parent's is. */
  function renderChildren(nodes: readonly ResolvedNode[], context: RenderContext, path: string): ReactElement[] {
    const elements: ReactElement[] = [];
    for (const node of nodes) {
      const faults = node.kind === 'fault' ? node.faults : getFault(node, context);
      if (faults && context.env.mode === 'publish') continue;
      elements.push(jsx('div', createWrapperProps(node, faults, context, `${path}.${elements.length}`), elements.length));
    }
    return elements;
  }

  function createWrapperProps(
    node: ResolvedNode,
    faults: readonly BlockFault[] | BlockFault | undefined,
    context: RenderContext,
    domId: string,
  ): Readonly<Record<string, unknown>> {
    const children = node.kind === 'block' && !faults ? getElement(node, context, domId) : undefined;
    const extra = getExtraAttributes(node, context.env);
    const plain = { 'data-block': node.type, 'data-block-id': node.id, children };
    if (children && extra === NO_ATTRIBUTES) return plain;
    const card = ([] as readonly BlockFault[]).concat(faults ?? []);
    return { ...plain, ...extra, ...(children ? {} : { dangerouslySetInnerHTML: { __html: renderFaultCard(card) } }) };
  }

  function remember(node: ResolvedBlock, context: RenderContext, error: unknown): void {
    const fault = createThrowFault(node, error);
    faulty.set(getBlockKey(node, context), fault);
    onFault(fault, error);
  }

  function renderAlone(node: ResolvedBlock, context: RenderContext, domId = node.id): string | undefined {
    for (;;) {
      try {
        const whole = jsx(HostProvider, { host: inertHost, children: getElement(node, context, domId) });
        return renderBatch([whole], createShortFingerprint(getBlockKey(node, context, domId)), styles)[0];
      } catch (error) {
        if (countThrowingChildren(node, context) > 0) continue;
        remember(node, context, error);
        return undefined;
      }
    }
  }

  /** Counts the children that throw when rendered alone and were not known to. */
  function countThrowingChildren(node: ResolvedBlock, context: RenderContext): number {
    return getChildBlocks(node).filter((child) => !getFault(child, context) && hasNewFault(child, context)).length;
  }

  function hasNewFault(node: ResolvedBlock, context: RenderContext): boolean {
    const before = collectFaults(node, context).length;
    renderAlone(node, context);
    return collectFaults(node, context).length > before;
  }

  function collectFaults(node: ResolvedBlock, context: RenderContext): readonly BlockFault[] {
    if (faulty.size === 0) return [];
    const own = getFault(node, context);
    return own ? [own] : getChildBlocks(node).flatMap((child) => collectFaults(child, context));
  }

  return { element: getElement, getFault, collectFaults, remember, renderAlone };
}

/** Returns the child blocks of all slots. */
export function getChildBlocks(node: ResolvedBlock): readonly ResolvedBlock[] {
  return Object.values(node.slots).flatMap((nodes) => nodes.flatMap((child) => (child.kind === 'block' ? [child] : [])));
}
