import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRecordingHost } from '#blocks/host/recording-host.ts';
import type { Definitions } from '#engine/block.ts';
import type { RenderEnv } from '#engine/env.ts';
import { createBrowserBlocks } from '#engine/hydrate/blocks.ts';
import { Canvas, type BlockSource } from '#engine/render/canvas.tsx';
import { KNOWN_THROW, reportUnknownError } from '#engine/render/known-throw.ts';
import { createRenderer, type Renderer } from '#engine/render/renderer.ts';
import { collectStaticElements, StaticHtmlContext } from '#engine/render/static-html.ts';
import { blockMessages } from '#generated/messages/block-messages.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import { createSettings } from '#settings/create-settings.ts';
import { selectBlockSettings } from '#settings/site-settings.ts';
import { interactiveBlocks, createPageAround, placesToThrow, siblings, createThrowingBlocks } from './faulty-blocks.tsx';

const env: RenderEnv = { locale: 'en-us', brand: 'tarnfell', siteId: 'TARNFELL-US', mode: 'publish' };
const settings = selectBlockSettings(createSettings().everywhere);
const fixtures = import.meta.glob<object>(['../../../blocks/*/*.fixtures.ts', '!../../../blocks/parts/**'], {
  eager: true,
  import: 'typical',
});
const getTypical = (type: string): object => fixtures[`../../../blocks/${type}/${type}.fixtures.ts`] ?? {};
const createBlockRenderer = (definitions: Definitions, log: (line: string) => void): Promise<Renderer> =>
  createRenderer({
    definitions,
    styles: { wrap: (element) => element },
    messages: ({ locale }) => blockMessages[getMessageLocale(locale)],
    settings: () => settings,
    log,
  });

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.restoreAllMocks());
afterAll(() => vi.unstubAllGlobals());

describe('a block whose child throws on the server, on first occurrence', () => {
  it.each([
    ['and in the browser', createThrowingBlocks('below'), ['', '']],
    ['alone', interactiveBlocks, undefined],
  ])('costs its siblings nothing %s, and the browser reports nothing', async (_where, inBrowser, expected) => {
    const warnings = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reports = vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
    const renderer = await createBlockRenderer(createThrowingBlocks('below'), () => undefined);
    // React behaves the same for all types.
    for (const type of ['hero', 'collection', 'newsletter-signup']) {
      const page = renderAsStream(renderer, getTypical(type));
      const { lost, left } = await hydrate(page, inBrowser, reportUnknownError);
      expect(lost, `${type}: siblings that have other elements or another text`).toEqual([]);
      if (expected) expect(left, `${type}: what is left of it`).toEqual(expected);
      expect([...warnings.mock.calls, ...reports.mock.calls], type).toEqual([]);
    }
  });

  it('reports an error that is not a block’s', () => {
    const reports = vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
    const mismatch = new Error('Hydration failed');
    reportUnknownError(mismatch);
    expect(reports.mock.calls).toEqual([[mismatch]]);
  });
});

describe('a block of any type that throws only in the browser', () => {
  it('leaves its siblings’ elements unchanged, without a React warning', async () => {
    const warnings = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const renderer = await createBlockRenderer(interactiveBlocks, (line) => console.error(line));
    for (const { type } of interactiveBlocks) {
      const page = renderOnServer(renderer, getTypical(type));
      for (const place of placesToThrow) {
        const { lost, thrown, left } = await hydrate(page, createThrowingBlocks(place), (warning) => console.error(warning));
        expect(lost, `${type}, ${place}: siblings that have other elements or another text`).toEqual([]);
        expect(thrown, `${type}, ${place}`).toEqual(['faulty', 'faulty-card']);
        expect(left, `${type}, ${place}: what is left of it`).toEqual(['', '']);
        expect(warnings.mock.calls, `${type}, ${place}`).toEqual([]);
      }
    }
  });
});

interface ServedPage {
  readonly html: string;
  readonly interactiveTypes: readonly string[];
  readonly canvas: (source: BlockSource) => ReactElement;
}

/**
 * Renders the page with the same fallbacks as a host's stream for each block that threw (faulty-blocks.test.tsx covers the stream).
 * Streaming in the browser would mark contexts, and the browser's renderer would warn from then on.
 */
function renderAsStream(renderer: Renderer, block: object): ServedPage {
  const page = renderOnServer(renderer, block);
  const html = page.html.replaceAll('<!--$!--><template', `$& data-dgst="${KNOWN_THROW}"`);
  return { ...page, html };
}

function renderOnServer(renderer: Renderer, block: object): ServedPage {
  const { payload, statics, interactiveTypes } = renderer.render({ nodes: createPageAround(block, interactiveBlocks) }, env);
  const host = createRecordingHost(() => undefined);
  const renderCanvas = (source: BlockSource) => <Canvas nodes={payload} env={env} host={host} blocks={source} />;
  const html = renderToString(<StaticHtmlContext value={statics}>{renderCanvas(renderer.blocks)}</StaticHtmlContext>);
  return { html, interactiveTypes, canvas: renderCanvas };
}

async function hydrate(
  { html, interactiveTypes, canvas }: ServedPage,
  definitions: Definitions,
  onRecoverableError: (error: unknown) => void,
): Promise<{ readonly lost: readonly string[]; readonly thrown: readonly string[]; readonly left: readonly (string | undefined)[] }> {
  const root = document.createElement('main');
  document.body.append(root);
  root.innerHTML = html;
  collectStaticElements(root);
  const findElement = (id: string) => root.querySelector(`[data-block-id="${id}"]`);
  // The carousel's text includes its children's, one of which is removed.
  const before = siblings.map((id) => ({ id, element: findElement(id), text: id === 'carousel' ? '' : findElement(id)?.textContent }));
  const thrown: string[] = [];
  const onThrow = (_type: string, id: string) => void thrown.push(id);
  const blocks = createBrowserBlocks({ definitions, onThrow, bindMessages, root });
  await blocks.preload(interactiveTypes);
  const app = await act(async () => hydrateRoot(root, canvas(blocks), { onRecoverableError, onCaughtError: () => undefined }));
  const lost = before.filter(({ id, element, text }) => {
    const now = findElement(id);
    return now === null || now !== element || !now.textContent.includes(text ?? '');
  });
  const left = ['faulty', 'faulty-card'].map((id) => findElement(id)?.textContent);
  await act(async () => app.unmount());
  root.remove();
  return { lost: lost.map(({ id }) => id), thrown, left };
}
