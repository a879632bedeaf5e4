import { readdirSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Content } from '#engine/block.ts';
import { Canvas } from '#engine/render/canvas.tsx';
import type { RenderEnv } from '#engine/env.ts';
import { inertHost } from '#engine/render/inert-host.ts';
import { createRenderer, type Renderer } from '#engine/render/renderer.ts';
import { StaticHtmlContext } from '#engine/render/static-html.ts';
import { createStyleCollector } from '#ui/styles/style-collector.ts';
import { definitions } from '#blocks/index.ts';
import { resolveBlocks } from '#blocks/parts/media/stage.ts';
import { createSettings } from '#settings/create-settings.ts';
import { selectBlockSettings } from '#settings/site-settings.ts';
import { blockSchemas } from '#generated/content/schemas.js';
import type { BlockType } from '#generated/content/types.ts';
import { blockMessages } from '#generated/messages/block-messages.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { findHeadingFaults, findScripts } from './block-html.ts';

/** The part of a definition that the suite reads. */
export interface TestedBlock {
  readonly type: string;
  readonly hydrate: unknown;
}

/** Exports of a block's fixtures file. */
export interface BlockFixtures {
  readonly minimal: object;
  readonly typical: object;
  readonly extreme: object;
}

const env: RenderEnv = { locale: 'en-us', brand: 'tarnfell', siteId: 'TARNFELL-US', mode: 'publish' };
const styles = createStyleCollector();
const settings = selectBlockSettings(createSettings().everywhere);
let renderer: Promise<Renderer> | undefined;

function getRenderer(): Promise<Renderer> {
  renderer ??= createRenderer({
    definitions,
    styles,
    messages: ({ locale }) => blockMessages[getMessageLocale(locale)],
    settings: () => settings,
    log: (line) => console.error(line),
  });
  return renderer;
}

/** Renders the server's HTML of a page with one block. */
export async function renderBlock(content: object, overrides: Partial<RenderEnv> = {}): Promise<string> {
  const { blocks, render } = await getRenderer();
  const here = { ...env, ...overrides };
  const page = render(resolveBlocks([content]), here);
  return renderToString(
    styles.wrap(
      <StaticHtmlContext value={page.statics}>
        <Canvas nodes={page.payload} env={here} host={inertHost} blocks={blocks} />
      </StaticHtmlContext>,
    ),
  );
}

/**
 * The contract of every block.
 * @param folder the block's, with a trailing slash
 */
export function testBlock(definition: TestedBlock, fixtures: BlockFixtures, folder: URL): void {
  const { type } = definition;
  const named = Object.entries(fixtures).filter(([, value]) => typeof value === 'object') as [string, Content][];

  describe(`block ${type}`, () => {
    beforeEach(() => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    });
    afterEach(() => vi.restoreAllMocks());

    it('has a complete folder (npm run new:block writes one)', () => {
      const files = readdirSync(folder);
      const requested = ['index.ts', `${type}.tsx`, `${type}.fixtures.ts`, `${type}.stories.tsx`];
      expect(
        requested.filter((file) => !files.includes(file)),
        `npm run new:block ${type}`,
      ).toEqual([]);
      expect(Object.keys(fixtures)).toEqual(expect.arrayContaining(['minimal', 'typical', 'extreme']));
    });

    it.each(named)('accepts its %s fixture', (_name, content) => {
      expect(resolveBlocks([content]).faults.map(({ sentence }) => sentence)).toEqual([]);
    });

    it.each(named)('renders its %s fixture on the server without a warning, in every language', async (_name, content) => {
      for (const locale of ['en-us', 'fr-ca', 'de-de']) {
        const html = await renderBlock(content, { locale });
        expect(html).not.toMatch(/undefined|\[object Object\]|NaN/);
      }
      expect(vi.mocked(console.error).mock.calls).toEqual([]);
      const warnings = vi.mocked(console.warn).mock.calls.map(String);
      expect(warnings.filter((line) => !line.startsWith('[cairn] [image]'))).toEqual([]);
    });

    it('renders hostile strings as text', async () => {
      for (const [, content] of named) expect(findScripts(await renderBlock(content))).toEqual([]);
    });

    it('renders without each of its optional fields', async () => {
      const required = new Set(blockSchemas[type as BlockType].required ?? []);
      for (const [, content] of named) {
        for (const field of Object.keys(content).filter((name) => !required.has(name))) {
          const { [field]: _left, ...rest } = content;
          await renderBlock(rest);
        }
      }
      expect(vi.mocked(console.error).mock.calls).toEqual([]);
    });

    it.each(named)('has its headings in order in %s', async (_name, content) => {
      expect(findHeadingFaults(await renderBlock(content))).toEqual([]);
    });

    it.each(named)('uses no id twice in %s', async (_name, content) => {
      const ids = parseElements(await renderBlock(content)).flatMap(({ attributes }) => attributes.id ?? []);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

    it.runIf(definition.hydrate === 'never')('needs no script, as it declares', () => {
      const sources = readdirSync(folder).filter((file) => /(?<!\.test|\.stories|\.fixtures)\.tsx?$/.test(file));
      for (const file of sources) {
        const text = readFileSync(new URL(file, folder), 'utf8');
        expect(text, file).not.toMatch(
          /\buse(?:State|Effect|LayoutEffect|Ref|Reducer|Host|Id|Context|SyncExternalStore)\b|\bon[A-Z]\w+=\{/,
        );
      }
    });
  });
}
