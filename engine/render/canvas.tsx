import { createElement, memo, Suspense, use, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { BlockBoundary } from './block-boundary.tsx';
import type { BlockProps } from '../definition.ts';
import type { RenderEnv } from '../env.ts';
import type { AnyBlockComponent, OnThrow } from './guard.ts';
import { HostProvider } from '../host-context.tsx';
import type { Host } from '../host.ts';
import { bindBlockMessages, type BindMessages } from '../messages.ts';
import { RUN, type InteractiveNode, type PayloadNode, type StaticNode } from './payload.ts';
import { HTML_IN_DOCUMENT, restoreHtml, StaticHtmlContext, type InnerHtml } from './static-html.ts';
import { createTrustedHtml } from './trusted-html.ts';

/** Source of the code of interactive blocks: the renderer on the server, `createBrowserBlocks` in the browser. */
export interface BlockSource {
  /** The component, lazy when its code is loaded later; undefined when the type is unknown here. */
  pick(node: InteractiveNode): AnyBlockComponent | undefined;
  readonly onThrow: OnThrow;
  readonly bindMessages: BindMessages;
}

export interface CanvasProps {
  readonly nodes: readonly PayloadNode[];
  readonly env: RenderEnv;
  readonly host: Host;
  readonly blocks: BlockSource;
}

interface Scope {
  readonly env: RenderEnv;
  readonly blocks: BlockSource;
  /** Equal for equal blocks, so that React never touches the DOM of an unchanged one. */
  readonly inner: (node: StaticNode) => InnerHtml;
}

/** Renders a page's blocks, identically on server and client. */
export function Canvas({ nodes, env, host, blocks }: CanvasProps): ReactNode {
  const statics = use(StaticHtmlContext);
  const [remaining] = useState(() => new Map<string, { readonly v: string; readonly inner: InnerHtml }>());
  const children = useMemo(() => {
    const getInnerHtml = (node: StaticNode): InnerHtml => {
      const known = remaining.get(node.id);
      if (known?.v === node.v) return known.inner;
      const html = node.html ?? statics?.get(node.id)?.html;
      const created = html === undefined ? HTML_IN_DOCUMENT : { __html: createTrustedHtml(html) };
      remaining.set(node.id, { v: node.v, inner: created });
      return created;
    };
    const scope: Scope = { env, blocks, inner: getInnerHtml };
    return nodes.map((node) => renderNode(node, scope));
  }, [nodes, env, blocks, statics, remaining]);
  return <HostProvider host={host}>{children}</HostProvider>;
}

function renderStatic(node: StaticNode, scope: Scope): ReactElement {
  const props = getWrapperProps(node);
  props['data-static'] = '';
  props.suppressHydrationWarning = true;
  const getInnerHtml = scope.inner(node);
  props.dangerouslySetInnerHTML = getInnerHtml;
  if (getInnerHtml === HTML_IN_DOCUMENT) props.ref = restoreHtml;
  return jsx('div', props, node.id);
}

/** Each block loads alone: its errors and its load time affect no other block. */
const Interactive = memo(
  function Interactive({ node, scope }: { readonly node: InteractiveNode; readonly scope: Scope }) {
    return (
      <div {...getWrapperProps(node)}>
        <Suspense fallback={null}>
          <BlockBoundary
            key={node.v}
            type={node.type}
            id={node.blockId}
            onThrow={scope.blocks.onThrow}
            isPreview={scope.env.mode === 'preview'}
          >
            {renderBlock(node, scope)}
          </BlockBoundary>
        </Suspense>
      </div>
    );
  },
  (before, after) => before.node.id === after.node.id && before.node.v === after.node.v && before.scope.blocks === after.scope.blocks,
);

function renderBlock(node: InteractiveNode, scope: Scope): ReactElement | null {
  const component = scope.blocks.pick(node);
  if (!component) return null;
  const slots = Object.fromEntries(
    Object.entries(node.slots).map(([name, nodes]) => [name, nodes.map((child) => renderNode(child, scope))]),
  );
  const props: BlockProps<unknown> = {
    id: node.blockId,
    domId: node.id,
    content: node.content,
    slots,
    messages: bindBlockMessages(node.messages, scope.env, scope.blocks.bindMessages),
    settings: node.settings ?? NO_SETTINGS,
    data: node.data,
    env: scope.env,
  };
  return createElement(component, props as BlockProps<never>);
}

function renderNode(node: PayloadNode, scope: Scope): ReactElement {
  return node.k === 's' ? renderStatic(node, scope) : <Interactive key={node.id} node={node} scope={scope} />;
}

const NO_SETTINGS = Object.freeze({});

function getWrapperProps({ type, id, blockId, layout }: PayloadNode): Record<string, unknown> {
  const props: Record<string, unknown> = { 'data-block': type, 'data-block-id': blockId ?? id };
  if (type !== RUN) props.id = id;
  return layout ? Object.assign(props, layout) : props;
}
