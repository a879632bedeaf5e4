import type { AnyDefinition, Definitions, ResolvedBlock } from '../block.ts';
import type { BlockSource } from './canvas.tsx';
import type { RenderEnv } from '../env.ts';
import { faultLine, type Log } from '../fault.ts';
import { guardBlock, type AnyBlockComponent, type OnThrow } from './guard.ts';
import { createLru } from '../lru.ts';
import type { ResolvedPage } from '../resolve/resolve.ts';
import { blameActing } from './blame.ts';
import { createIsolation } from './isolation.ts';
import { assemblePage } from './page.ts';
import type { RenderedPage } from './rendered-page.ts';
import { createContexts, type Catalogue } from './render-context.ts';
import { createStaticBlocks } from './static-blocks.ts';
import type { StylesPort } from './styles-port.ts';

export interface RendererOptions {
  readonly definitions: Definitions;
  readonly styles: StylesPort;
  readonly words: (env: RenderEnv) => Catalogue;
  readonly log: Log;
  /** Room for static blocks' HTML, in bytes; 64 MB when left out. */
  readonly cacheBytes?: number;
}

export interface RenderOptions {
  /** For client navigation, whose answer has no document that brings the static HTML. */
  readonly withHtml?: boolean;
}

export interface Renderer {
  render(page: Pick<ResolvedPage, 'nodes'>, env: RenderEnv, options?: RenderOptions): RenderedPage;
  /** For `Canvas` on the server. */
  readonly blocks: BlockSource;
}

/** Loads every block's code and makes the renderer; one for each process. */
export async function createRenderer({
  definitions,
  styles,
  words,
  log,
  cacheBytes = 64 * 1024 * 1024,
}: RendererOptions): Promise<Renderer> {
  const byType = new Map<string, AnyDefinition>(definitions.map((definition) => [definition.type, definition]));
  const components = await loadAll(definitions);
  const contextOf = createContexts(byType, words, log);
  const isolation = createIsolation(components, styles, (fault, error) => log(faultLine(fault), error));
  const statics = createStaticBlocks(isolation, styles, cacheBytes);
  const sound = createLru<true>(5000);

  const nodeOf = new WeakMap<object, ResolvedBlock>();
  const onThrow: OnThrow = (type, id, error, props) => {
    const node = props && nodeOf.get(props.content as object);
    if (node && props) isolation.remember(node, contextOf(props.env), error);
    else log(`[cairn] [render] ${type} #${id}: the block threw: ${String(error)}`, error);
  };
  const guarded = new Map([...components].map(([type, component]) => [type, guardBlock(type, component, onThrow)]));

  return {
    blocks: { pick: (node) => guarded.get(node.type), onThrow },
    render(page, env, options = {}) {
      const context = contextOf(env);
      const assembled = assemblePage(page.nodes, {
        context,
        isolation,
        statics,
        styles,
        sound,
        nodeOf,
        withHtml: options.withHtml === true,
      });
      return {
        ...assembled,
        report(error, componentStack = '') {
          if (blameActing(page.nodes, context, isolation, componentStack)) return;
          log(`[cairn] [render] an acting block threw, and none throws alone: ${String(error)}`, error);
        },
      };
    },
  };
}

async function loadAll(definitions: Definitions): Promise<ReadonlyMap<string, AnyBlockComponent>> {
  const loaded = await Promise.all(definitions.map(async ({ type, load }) => [type, (await load()).default as AnyBlockComponent] as const));
  return new Map(loaded);
}
