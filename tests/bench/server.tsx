import { renderToString } from 'react-dom/server';
import { Canvas } from '#engine/render/canvas.tsx';
import type { RenderEnv } from '#engine/env.ts';
import { createParser } from '#engine/parse/parse.ts';
import { createRenderer } from '#engine/render/renderer.ts';
import { inertHost } from '#engine/render/inert-host.ts';
import { resolve } from '#engine/resolve/resolve.ts';
import { StaticHtmlContext } from '#engine/render/static-html.ts';
import { PageByHand } from './by-hand.tsx';
import { canvas, definitions, fields, visitor } from './page.ts';
import { compareTimes, type Comparison } from './compare.ts';

const env: RenderEnv = { locale: 'en-us', brand: 'tarnfell', siteId: 'TARNFELL-US', mode: 'publish' };
const messages = {};

function fail(line: string): never {
  throw new Error(line);
}

/** The work of a request: personalization and blocks, then the document's HTML; `cold` means an empty block cache each time. */
export async function createEngineServer(cold: boolean) {
  const parser = createParser({ definitions, fields, validators: { publish: {}, preview: {} }, sanitizeHtml: (html) => html, log: fail });
  const page = parser.parse(canvas, 'publish');
  const renderer = await createRenderer({
    definitions,
    styles: { wrap: (element) => element },
    messages: () => messages,
    log: fail,
    cacheBytes: cold ? 0 : 1e7,
  });
  const getBlocks = () => renderer.render(resolve(page, visitor), env);
  const respond = () => {
    const rendered = getBlocks();
    const html = renderToString(
      <StaticHtmlContext value={rendered.statics}>
        <Canvas nodes={rendered.payload} env={env} host={inertHost} blocks={renderer.blocks} />
      </StaticHtmlContext>,
    );
    return { html, payload: rendered.payload };
  };
  return { blocks: getBlocks, answer: respond };
}

export interface ServerFigures {
  /** Personalization and blocks with an empty cache, up to the blocks' HTML. */
  readonly blocks: Comparison;
  /** The same, and the document pass that inserts the HTML. */
  readonly cold: Comparison;
  readonly warm: Comparison;
  readonly html: string;
  readonly payload: unknown;
}

export async function measureServer(): Promise<ServerFigures> {
  const renderByHand = () => renderToString(<PageByHand />);
  const cold = await createEngineServer(true);
  const warm = await createEngineServer(false);
  const { html, payload } = warm.answer();
  if (html !== renderByHand() || html !== cold.answer().html) throw new Error('the engine and the page by hand differ in their HTML');
  return {
    blocks: compareTimes(renderByHand, () => [...cold.blocks().statics.values()].map((block) => block.html).join('')),
    cold: compareTimes(renderByHand, () => cold.answer().html),
    warm: compareTimes(renderByHand, () => warm.answer().html),
    html,
    payload,
  };
}
