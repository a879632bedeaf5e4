import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { createRecordingHost } from '#blocks/host/recording-host.ts';
import { definitions } from '#blocks/index.ts';
import { resolveBlocks } from '#blocks/parts/media/stage.ts';
import { blockLayoutCss } from '#engine/block-layout.ts';
import type { RenderEnv } from '#engine/env.ts';
import { createBrowserBlocks } from '#engine/hydrate/blocks.ts';
import { Canvas, type BlockSource } from '#engine/render/canvas.tsx';
import type { PayloadNode } from '#engine/render/payload.ts';
import { createRenderer, type Renderer } from '#engine/render/renderer.ts';
import { collectStaticElements, StaticHtmlContext } from '#engine/render/static-html.ts';
import { blockSchemas } from '#generated/content/schemas.js';
import type { BlockType } from '#generated/content/types.ts';
import { blockMessages } from '#generated/messages/block-messages.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import { createSettings } from '#settings/create-settings.ts';
import { selectBlockSettings } from '#settings/site-settings.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { createBoundaryCases } from './boundary-cases.ts';

const env: RenderEnv = { locale: 'en-us', brand: 'tarnfell', siteId: 'TARNFELL-US', mode: 'publish' };
const settings = selectBlockSettings(createSettings().everywhere);
const phone = 390;
const style = document.createElement('style');
let renderer: Renderer;

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  renderer = await createRenderer({
    definitions,
    styles: { wrap: (element) => element },
    messages: ({ locale }) => blockMessages[getMessageLocale(locale)],
    settings: () => settings,
    log: (line) => console.error(line),
  });
  style.textContent = `${createBrandStyles(tarnfell)}${blockLayoutCss}*{transition:none!important}`;
  document.head.append(style);
  await screen.viewport(phone, 844);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  style.remove();
  vi.unstubAllGlobals();
});

describe('documents at the limits of their schemas, in a browser', () => {
  it('hydrate without a warning, run no script, and fit a phone’s width', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const type of Object.keys(blockSchemas) as readonly BlockType[]) {
      const cases = createBoundaryCases(blockSchemas[type]).filter(({ isForBrowser }) => isForBrowser);
      const { root, unmount } = await hydrate(cases.map(({ block }) => block));
      const wide = cases.filter((_, at) => isWide(root.querySelector(`[data-block-id="case-${at}"]`)));
      expect(consoleError.mock.calls.map(String), type).toEqual([]);
      expect('hostileMarkupRan' in window, `${type}: markup has run`).toBe(false);
      expect(document.documentElement.scrollWidth, `${type} is too wide: ${wide.map(({ name }) => name).join('; ')}`).toBeLessThanOrEqual(
        phone,
      );
      await unmount();
    }
  });
});

function isWide(element: Element | null): boolean {
  return element !== null && element.scrollWidth > phone;
}

async function hydrate(blocks: readonly object[]): Promise<{ readonly root: Element; readonly unmount: () => Promise<void> }> {
  const rendered = renderer.render(resolveBlocks(blocks), env);
  const nodes = rendered.payload.map(hydrateAtOnce);
  const host = createRecordingHost(() => undefined);
  const renderCanvas = (source: BlockSource, shown: readonly PayloadNode[]) => (
    <Canvas nodes={shown} env={env} host={host} blocks={source} />
  );
  const root = document.createElement('main');
  document.body.append(root);
  root.innerHTML = encodeAsResponse(
    renderToString(<StaticHtmlContext value={rendered.statics}>{renderCanvas(renderer.blocks, nodes)}</StaticHtmlContext>),
  );
  collectStaticElements(root);
  const source = createBrowserBlocks({ definitions, onThrow: (type, id, error) => console.error(type, id, error), bindMessages, root });
  await source.preload(rendered.interactiveTypes);
  const sent = JSON.parse(JSON.stringify(nodes)) as readonly PayloadNode[];
  const app = await act(async () => hydrateRoot(root, renderCanvas(source, sent), { onRecoverableError: (error) => console.error(error) }));
  return {
    root,
    unmount: async () => {
      await act(async () => app.unmount());
      root.remove();
    },
  };
}

/** Encodes HTML as a response does: lone surrogates cannot be sent. */
function encodeAsResponse(html: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(html));
}

/** Hydrates deferred blocks at once. */
function hydrateAtOnce(node: PayloadNode): PayloadNode {
  if (node.k === 's') return node;
  const slots = Object.fromEntries(Object.entries(node.slots).map(([name, children]) => [name, children.map(hydrateAtOnce)]));
  return { ...node, policy: 'load', slots };
}
