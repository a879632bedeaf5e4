import axe from 'axe-core';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { createBrowserBlocks } from '#engine/hydrate/blocks.ts';
import { Canvas } from '#engine/render/canvas.tsx';
import { blockLayoutCss } from '#engine/block-layout.ts';
import type { RenderEnv } from '#engine/env.ts';
import type { PayloadNode } from '#engine/render/payload.ts';
import { createRenderer, type Renderer } from '#engine/render/renderer.ts';
import { collectStaticElements, StaticHtmlContext } from '#engine/render/static-html.ts';
import { solvane } from '#ui/brands/solvane.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { createRecordingHost } from '#blocks/host/recording-host.ts';
import { definitions } from '#blocks/index.ts';
import { blockMessages } from '#generated/messages/block-messages.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import { resolveBlocks } from '#blocks/parts/media/stage.ts';
import { createSettings } from '#settings/create-settings.ts';
import { selectBlockSettings } from '#settings/site-settings.ts';
import { getLooksOfLocale, getRules, type Looks } from '#tests/support/accessibility/axe-rules.ts';
import { createMutations } from './mutate-texts.ts';

const small = { brand: tarnfell, width: 390, height: 844 } as const;
const large = { brand: solvane, width: 1280, height: 800 } as const;
/**
 * Brands affect colors and widths affect layout: axe, the slowest part, checks each of both once, and both for the fixture with every
 * element.
 */
const looks = { minimal: [large], typical: [small], extreme: [small, large] } as const;
type Fixtures = Readonly<Record<keyof typeof looks, object>>;
const env: RenderEnv = { locale: 'en-us', brand: 'tarnfell', siteId: 'TARNFELL-US', mode: 'publish' };
/** One locale of each other language. */
const otherLocales = ['fr-ca', 'de-de'] as const;
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const settings = selectBlockSettings(createSettings().everywhere);
let renderer: Renderer;
let container: HTMLElement | undefined;

/** The contract of every block in a browser, with every fixture: it hydrates without a warning and has no axe violations. */
export function testBlockInBrowser(type: string, fixtures: Fixtures): void {
  describe(`block ${type} in a browser`, () => {
    beforeAll(async () => {
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
      renderer ??= await createRenderer({
        definitions,
        styles: { wrap: (element) => element },
        messages: ({ locale }) => blockMessages[getMessageLocale(locale)],
        settings: () => settings,
        log: (line) => console.error(line),
      });
    });
    afterAll(() => vi.unstubAllGlobals());
    afterEach(() => {
      vi.restoreAllMocks();
      container?.remove();
    });

    it.each(Object.entries(fixtures))('hydrates its %s fixture without a warning', async (_name, content) => {
      const faultText = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const faults: unknown[] = [];
      const root = await hydrate(renderOnServer(content), (error) => faults.push(error));
      expect(faults).toEqual([]);
      expect(faultText.mock.calls).toEqual([]);
      await act(async () => root.unmount());
    });

    it.each(createMutations(fixtures.typical))('hydrates %s without a warning', async (_name, mutated) => {
      const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const written = renderOnServer(mutated);
      expect(countNodes(written.place)).toBe(written.nodes.length);
      if (written.interactiveTypes.length === 0) return;
      const errors: unknown[] = [];
      const root = await hydrate(written, (error) => errors.push(error));
      expect([errors, warn.mock.calls]).toEqual([[], []]);
      await act(async () => root.unmount());
    });

    it.each(Object.entries(looks))('is accessible in its %s fixture', async (name, looksOfFixture) => {
      const written = renderOnServer(fixtures[name as keyof typeof looks]);
      const { place } = written;
      const root = await hydrate(written, () => undefined);
      for (const { brand, width, height } of looksOfFixture) {
        const style = applyLook(place, brand);
        await screen.viewport(width, height);
        expect(await findFaults(place, `${brand.id} ${width}`)).toEqual([]);
        style.remove();
      }
      await act(async () => root.unmount());
    });

    // Only the block's own messages differ between languages, and its typical fixture shows them. Texts of documents are the same.
    it('is accessible in every other language', async () => {
      const content = fixtures.typical;
      const { brand, width, height } = small;
      const seen = new Set([getHtmlWithoutLocale(renderOnServer(content).place, env.locale)]);
      await screen.viewport(width, height);
      for (const locale of otherLocales) {
        const { place } = renderOnServer(content, { ...env, locale });
        const html = getHtmlWithoutLocale(place, locale);
        if (seen.has(html)) continue;
        seen.add(html);
        applyLook(place, brand);
        expect(await findFaults(place, locale, getLooksOfLocale(locale))).toEqual([]);
      }
    });
  });
}

/** Locales of a language share most texts: their HTML differs in addresses only. */
const getHtmlWithoutLocale = (place: HTMLElement, locale: string): string => place.innerHTML.replaceAll(`/${locale}`, '');

function applyLook(place: HTMLElement, brand: typeof tarnfell): HTMLStyleElement {
  const style = place.ownerDocument.createElement('style');
  style.textContent = `${createBrandStyles(brand)}${blockLayoutCss}*{transition:none!important}`;
  place.prepend(style);
  return style;
}

/** Returns axe violations, and whether the page scrolls sideways. */
async function findFaults(place: HTMLElement, look: string, looks: Looks = {}): Promise<readonly string[]> {
  const rules = getRules(looks);
  // Violations are reported by their HTML: computing selectors for every element takes up to half of axe's time.
  const { violations } = await axe.run(place, { runOnly: wcag, rules, resultTypes: ['violations'], selectors: false });
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${look}: ${id} ${node.html} ${node.failureSummary ?? ''}`));
  return document.documentElement.scrollWidth > innerWidth ? [...found, `${look}: scrolls sideways`] : found;
}

/** Renders a block like the server. */
function renderOnServer(content: object, written: RenderEnv = env) {
  const rendered = renderer.render(resolveBlocks([{ ...content, hideOnBreakpoint: [] }]), written);
  const nodes = rendered.payload.map(hydrateAtOnce);
  const host = createRecordingHost(() => undefined);
  const place = document.createElement('main');
  container?.remove();
  container = place;
  document.body.append(place);
  const html = renderToString(
    <StaticHtmlContext value={rendered.statics}>
      <Canvas nodes={nodes} env={written} host={host} blocks={renderer.blocks} />
    </StaticHtmlContext>,
  );
  place.innerHTML = normalizeResponse(html);
  return { place, nodes, host, interactiveTypes: rendered.interactiveTypes };
}

/** Normalizes a response's characters as a browser does before parsing; `innerHTML` does not. */
function normalizeResponse(html: string): string {
  return html.toWellFormed().replace(/\r\n?/g, '\n');
}

/** React inserts preload links before the blocks. */
function countNodes(place: HTMLElement): number {
  return [...place.childNodes].filter(({ nodeName }) => nodeName !== 'LINK').length;
}

async function hydrate(
  { place, nodes, host, interactiveTypes }: ReturnType<typeof renderOnServer>,
  onRecoverableError: (error: unknown) => void,
) {
  collectStaticElements(place);
  const blocks = createBrowserBlocks({
    definitions,
    onThrow: (type, id, error) => console.error(type, id, error),
    bindMessages,
    root: place,
  });
  await blocks.preload(interactiveTypes);
  return act(async () => hydrateRoot(place, <Canvas nodes={nodes} env={env} host={host} blocks={blocks} />, { onRecoverableError }));
}

/** Hydrates deferred blocks at once. */
function hydrateAtOnce(node: PayloadNode): PayloadNode {
  if (node.k === 's') return node;
  const slots = Object.fromEntries(Object.entries(node.slots).map(([name, children]) => [name, children.map(hydrateAtOnce)]));
  return { ...node, policy: 'load', slots };
}
