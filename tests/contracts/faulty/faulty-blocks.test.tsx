import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/index.ts';
import type { Definitions } from '#engine/block.ts';
import type { RenderEnv } from '#engine/env.ts';
import { Canvas } from '#engine/render/canvas.tsx';
import { inertHost } from '#engine/render/inert-host.ts';
import { KNOWN_THROW } from '#engine/render/known-throw.ts';
import type { RenderedPage } from '#engine/render/rendered-page.ts';
import { createRenderer, type Renderer } from '#engine/render/renderer.ts';
import { StaticHtmlContext } from '#engine/render/static-html.ts';
import { blockMessages } from '#generated/messages/block-messages.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import { createSettings } from '#settings/create-settings.ts';
import { selectBlockSettings } from '#settings/site-settings.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { interactiveBlocks, createPageAround, placesToThrow, siblings, createThrowingBlocks, type PlaceToThrow } from './faulty-blocks.tsx';

const env: RenderEnv = { locale: 'en-us', brand: 'tarnfell', siteId: 'TARNFELL-US', mode: 'publish' };
const settings = selectBlockSettings(createSettings().everywhere);
const waysToHydrate: Readonly<Record<string, Definitions>> = { 'as they do': definitions, 'with the page': interactiveBlocks };
const cases = Object.entries(waysToHydrate).flatMap(([name, known]) => placesToThrow.map((place) => ({ name, known, place })));

describe('a block of any type that throws on the server', () => {
  it.each(cases)('does not affect its siblings: $place, among blocks that hydrate $name', async ({ known, place }) => {
    const faults: string[] = [];
    const renderer = await createBlockRenderer(known, place);
    for (const { type } of known) {
      const { typical } = (await import(`../../../blocks/${type}/${type}.fixtures.ts`)) as { readonly typical: object };
      const nodes = createPageAround(typical, known);
      for (const visit of ['first', 'next']) {
        const page = renderer.render({ nodes }, env);
        const html = await renderStream(renderer, page);
        const elements = parseElements(html);
        const shown = elements.filter(({ attributes }) => attributes['data-block-id']);
        const getText = (id: string) => shown.find(({ attributes }) => attributes['data-block-id'] === id)?.text;
        for (const id of siblings) if (!getText(id)) faults.push(`${type}, ${visit} visit: ${id} is not there`);
        for (const id of ['faulty', 'faulty-card']) if (getText(id)) faults.push(`${type}, ${visit} visit: ${id} shows ${getText(id)}`);
        // React marks the places that the browser retries with the digest of a known error.
        const isNews = elements.some(({ attributes }) => 'data-msg' in attributes && attributes['data-dgst'] !== KNOWN_THROW);
        if (isNews) faults.push(`${type}, ${visit} visit: the browser would report what the server knows`);
        if (visit === 'next') expect(page.faults.map(({ id }) => id).toSorted(), type).toEqual(['faulty', 'faulty-card']);
      }
    }
    expect(faults).toEqual([]);
  });
});

function createBlockRenderer(known: Definitions, place: PlaceToThrow): Promise<Renderer> {
  return createRenderer({
    definitions: createThrowingBlocks(place, known),
    styles: { wrap: (element) => element },
    messages: ({ locale }) => blockMessages[getMessageLocale(locale)],
    settings: () => settings,
    log: () => undefined,
  });
}

/** Responds like a host: everything at once, when it is complete. */
async function renderStream(renderer: Renderer, page: RenderedPage): Promise<string> {
  const out = new PassThrough();
  const { pipe } = renderToPipeableStream(
    <StaticHtmlContext value={page.statics}>
      <Canvas nodes={page.payload} env={env} host={inertHost} blocks={renderer.blocks} />
    </StaticHtmlContext>,
    { onError: (error, info) => page.report(error, info.componentStack ?? ''), onAllReady: () => pipe(out) },
  );
  return text(out);
}
