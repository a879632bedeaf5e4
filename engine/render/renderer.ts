import { LRUCache } from 'lru-cache';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import type { AnyDefinition, Definitions, ResolvedBlock } from '../block.ts';
import type { BlockSource } from './canvas.tsx';
import type { SettingGroups } from '../definition.ts';
import type { RenderEnv } from '../env.ts';
import { formatFaultLine, type Log } from '../fault.ts';
import { guardBlock, type AnyBlockComponent, type OnThrow } from './guard.ts';
import { KNOWN_THROW } from './known-throw.ts';
import type { ResolvedPage } from '../resolve/resolve.ts';
import { findThrowingBlock } from './find-throwing-block.ts';
import { createIsolation } from './isolation.ts';
import { assemblePage } from './page.ts';
import type { RenderedPage } from './rendered-page.ts';
import { createContexts, type Catalog } from './render-context.ts';
import { createStaticBlocks } from './static-blocks.ts';
import type { StylesPort } from './styles-port.ts';

export interface RendererOptions {
  readonly definitions: Definitions;
  readonly styles: StylesPort;
  /** Messages of blocks in the language of a page. */
  readonly messages: (env: RenderEnv) => Catalog;
  /** Settings of a site that blocks may read, the same object each time; none when absent. */
  readonly settings?: (env: RenderEnv) => SettingGroups;
  readonly log: Log;
  /** Size of the cache of static blocks' HTML in bytes; 64 MB by default. */
  readonly cacheBytes?: number;
}

export interface RenderOptions {
  /** For client navigation, whose response has no document with the static HTML. */
  readonly withHtml?: boolean;
  /** Prefix of ids in a document that shows several canvases; empty by default, so that editors' anchors work. */
  readonly scope?: string;
}

export interface Renderer {
  render(page: Pick<ResolvedPage, 'nodes'>, env: RenderEnv, options?: RenderOptions): RenderedPage;
  /** For `Canvas` on the server. */
  readonly blocks: BlockSource;
}

/** Loads every block's code and creates the renderer; one per process. */
export async function createRenderer({
  definitions,
  styles,
  messages,
  settings = () => NO_SETTINGS,
  log,
  cacheBytes = 64 * 1024 * 1024,
}: RendererOptions): Promise<Renderer> {
  const byType = new Map<string, AnyDefinition>(definitions.map((definition) => [definition.type, definition]));
  const components = await loadAll(definitions);
  const getContext = createContexts(byType, { messages, settings });
  const isolation = createIsolation(components, styles, (fault, error) => log(formatFaultLine(fault), error));
  const statics = createStaticBlocks(isolation, styles, cacheBytes);
  const checked = new LRUCache<string, true>({ max: 5000 });

  const nodeOf = new WeakMap<object, ResolvedBlock>();
  const onThrow: OnThrow = (type, id, error, props) => {
    const node = props && nodeOf.get(props.content as object);
    if (node && props) isolation.remember(node, getContext(props.env), error);
    else log(`[cairn] [render] ${type} #${id}: the block threw: ${String(error)}`, error);
  };
  const guarded = new Map([...components].map(([type, component]) => [type, guardBlock(type, component, onThrow)]));

  return {
    blocks: { pick: (node) => guarded.get(node.type), onThrow, bindMessages },
    render(page, env, options = {}) {
      const context = getContext(env);
      const assembled = assemblePage(page.nodes, {
        context,
        isolation,
        statics,
        styles,
        checked,
        nodeOf,
        withHtml: options.withHtml === true,
        scope: options.scope ? `${options.scope}.` : '',
      });
      return {
        ...assembled,
        report(error, componentStack = '') {
          if (findThrowingBlock(page.nodes, context, isolation, componentStack)) return KNOWN_THROW;
          log(`[cairn] [render] an interactive block threw, and none throws alone: ${String(error)}`, error);
          return undefined;
        },
      };
    },
  };
}

const NO_SETTINGS: SettingGroups = Object.freeze({});

async function loadAll(definitions: Definitions): Promise<ReadonlyMap<string, AnyBlockComponent>> {
  const loaded = await Promise.all(definitions.map(async ({ type, load }) => [type, (await load()).default as AnyBlockComponent] as const));
  return new Map(loaded);
}
