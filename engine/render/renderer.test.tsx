import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { findByRole, findByTag } from '#tests/support/find-by-role.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { Canvas } from './canvas.tsx';
import { block, catalog, definitions, env, createNoteBlock, createPage, previewEnv, testParser, visitor } from '../engine.fixtures.tsx';
import type { Definitions } from '../block.ts';
import type { RenderEnv } from '../env.ts';
import { resolve } from '../resolve/resolve.ts';
import { StaticHtmlContext } from './static-html.ts';
import type { Visitor } from '../resolve/visitor.ts';
import { inertHost } from './inert-host.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import type { RenderedPage } from './rendered-page.ts';

async function readShop(cacheBytes?: number) {
  const lines: string[] = [];
  const passes = { count: 0 };
  const styles = {
    wrap: (element: React.ReactElement) => (passes.count++, element),
    getCss: (classes: Iterable<string>) => [...classes].join(),
  };
  const renderer = await createRenderer({ definitions, styles, messages: () => catalog, log: (line) => lines.push(line), cacheBytes });
  const render = (raw: unknown, as: RenderEnv = env, shopper: Partial<Visitor> = {}, withHtml = false) =>
    renderer.render(resolve(testParser().parse(raw, as.mode), { ...visitor, ...shopper }), as, { withHtml });
  return { renderer, lines, passes, render };
}

const renderTree = (renderer: Renderer, page: RenderedPage, as: RenderEnv = env) => (
  <StaticHtmlContext value={page.statics}>
    <Canvas nodes={page.payload} env={as} host={inertHost} blocks={renderer.blocks} />
  </StaticHtmlContext>
);

const group = (id: string, ...items: readonly unknown[]) => ({ type: 'group', id, items });

/** The attributes of the element with an id. */
const findWrapper = (html: string, id: string) => parseElements(html).find(({ attributes }) => attributes.id === id)?.attributes;

describe('render with static blocks', () => {
  it('renders all of a page in one pass, and nothing the next time', async () => {
    const { render, passes } = await readShop();
    const raw = createPage(createNoteBlock('a'), group('g', createNoteBlock('b')), createNoteBlock('c'));
    render(raw);
    expect(passes.count).toBe(1);
    render(raw);
    expect(passes.count).toBe(1);
  });

  it('renders each page again when the cache is full', async () => {
    const { render, passes } = await readShop(0);
    const raw = createPage(createNoteBlock('a'), createNoteBlock('b'));
    render(raw);
    render(raw);
    expect(passes.count).toBe(2);
  });

  it('puts no text of a static block into the payload', async () => {
    const { render } = await readShop();
    const page = render(createPage(createNoteBlock('a', 'SECRET'), group('g', createNoteBlock('b', 'SECRET'), block('counter', 'c'))));
    expect(JSON.stringify(page.payload)).not.toContain('SECRET');
    expect(page.interactiveTypes).toEqual(['group', 'counter']);
    expect([...page.statics.keys()]).toEqual(['a', 'b']);
  });

  it('returns html and css for a client navigation', async () => {
    const { render } = await readShop();
    const [node] = render(createPage(createNoteBlock('a', 'Hello')), env, {}, true).payload;
    expect(node).toMatchObject({ k: 's', css: 'note' });
    expect(node).toHaveProperty('html', expect.stringContaining('Hello'));
  });

  it('never shares html between locales, brands or choices', async () => {
    const { render, passes } = await readShop();
    const raw = createPage({
      type: 'experience',
      id: 'x',
      experienceId: 'x',
      baselines: [createNoteBlock('n', 'base')],
      variants: [{ name: 'B-b', variantId: 'v', targets: [createNoteBlock('n', 'bold')] }],
    });
    const getHtml = (page: RenderedPage) => page.statics.get('n')?.html;
    expect(getHtml(render(raw))).toContain('base');
    const variant = render(raw, env, { decisions: { x: { variant: 'B' } } });
    expect(getHtml(variant)).toContain('bold');
    expect(JSON.stringify(variant.payload) + getHtml(variant)).not.toContain('base');
    render(raw, { ...env, locale: 'fr-ca' });
    render(raw, { ...env, brand: 'solvane' });
    expect(passes.count).toBe(4);
  });

  it('gives ids of different passes different prefixes', async () => {
    const { render } = await readShop();
    const findId = (page: RenderedPage, id: string) =>
      parseElements(page.statics.get(id)?.html ?? '').flatMap(({ attributes }) => attributes.id ?? [])[0];
    const first = findId(render(createPage(createNoteBlock('a'))), 'a');
    const second = findId(render(createPage(createNoteBlock('b'))), 'b');
    expect(first).toBeTruthy();
    expect(second).toBeTruthy();
    expect(first).not.toBe(second);
  });

  it('combines neighboring static blocks into one element, each in its wrapper', async () => {
    const { renderer, render } = await readShop();
    const page = render(
      createPage(createNoteBlock('a'), { ...createNoteBlock('b'), bottomMargins: 'md' }, block('counter', 'c'), createNoteBlock('d')),
    );
    expect(page.payload.map(({ k, type }) => `${k} ${type}`)).toEqual(['s run', 'a counter', 's note']);
    const html = renderToString(renderTree(renderer, page));
    expect(html).toContain('text of a');
    expect(findWrapper(html, 'b')).toEqual({ id: 'b', 'data-block': 'note', 'data-block-id': 'b', 'data-margin': 'sm:md' });
  });

  it('joins a run once for all visitors with the same choices, and for no others', async () => {
    const { renderer } = await readShop();
    const variants = [{ name: 'B-b', variantId: 'v', targets: [createNoteBlock('n', 'bold')] }];
    const experience = { type: 'experience', id: 'x', experienceId: 'x', baselines: [createNoteBlock('n', 'base')], variants };
    const parsed = testParser().parse(createPage(createNoteBlock('a'), experience), 'publish');
    const renderRun = (decisions: Visitor['decisions'], as = env) => {
      const { payload, statics } = renderer.render(resolve(parsed, { ...visitor, decisions }), as);
      return { node: payload[0], block: statics.get('a…n') };
    };
    const base = renderRun({});
    const bold = renderRun({ x: { variant: 'B' } });
    expect(base.block?.html).toContain('base');
    expect(bold.block?.html).toContain('bold');
    expect(bold.node).not.toEqual(base.node);
    const again = renderRun({});
    expect(again.node).toBe(base.node);
    expect(again.block).toBe(base.block);
    expect(renderRun({}, { ...env, brand: 'solvane' }).node).not.toEqual(base.node);
  });

  it('gives two blocks with the same id different ids in the document', async () => {
    const { renderer, render } = await readShop();
    const html = renderToString(renderTree(renderer, render(createPage(createNoteBlock('a', 'one'), createNoteBlock('a', 'two')))));
    const ids = parseElements(html).flatMap(({ attributes }) => attributes.id ?? []);
    expect(ids.filter((id) => id.startsWith('a'))).toEqual(['a', 'a~2']);
  });

  it('prefixes ids with the scope, and passes the block its own id for tracking', async () => {
    const { renderer } = await readShop();
    const { nodes } = resolve(testParser().parse(createPage(createNoteBlock('a')), 'publish'), visitor);
    const html = renderToString(renderTree(renderer, renderer.render({ nodes }, env, { scope: 'footer' })));
    expect(findWrapper(html, 'footer.a')).toMatchObject({ 'data-block-id': 'a' });
  });
});

describe('render with settings', () => {
  const renderReader = (type: string, settings?: readonly string[]) => ({
    hydrate: 'never',
    type,
    settings,
    load: async () => ({ default: ({ settings: groups }: { readonly settings: object }) => <p>{JSON.stringify(groups)}</p> }),
  });
  const own = [renderReader('note', ['menu']), renderReader('counter')] as unknown as Definitions;

  it('passes a block the groups that it lists, and shares no cache across other settings', async () => {
    const groups = { brief: { menu: { most: 1 }, secret: { key: 'no' } }, long: { menu: { most: 9 }, secret: { key: 'no' } } };
    let site: keyof typeof groups = 'brief';
    const renderer = await createRenderer({
      definitions: own,
      styles: { wrap: (element) => element },
      messages: () => catalog,
      settings: () => groups[site],
      log: () => undefined,
    });
    const { nodes } = resolve(testParser().parse(createPage(createNoteBlock('a')), 'publish'), visitor);
    const getShownHtml = () => renderer.render({ nodes }, env).statics.get('a')?.html;
    expect(getShownHtml()).toContain('{&quot;menu&quot;:{&quot;most&quot;:1}}');
    expect(getShownHtml()).not.toContain('secret');
    site = 'long';
    expect(getShownHtml()).toContain('&quot;most&quot;:9');
  });
});

describe('render with faults', () => {
  const createFaultyPage = (...types: readonly string[]) =>
    createPage(
      createNoteBlock('first'),
      ...types.map((type) => block(type, `bad-${type}`)),
      group('g', createNoteBlock('in'), ...types.map((type) => block(type, `nested-${type}`))),
      createNoteBlock('last'),
    );

  it('leaves out static blocks that throw, directly or in a descendant, and keeps siblings and parents', async () => {
    const { renderer, render, lines } = await readShop();
    const page = render(createFaultyPage('throws-itself', 'throws-below'));
    const html = renderToString(renderTree(renderer, page));
    for (const id of ['first', 'in', 'last']) expect(html).toContain(`text of ${id}`);
    expect(html).not.toContain('bad-');
    expect(html).not.toContain('nested-');
    expect(lines).toHaveLength(4);
    expect(lines.join('\n')).toContain('throws-below #bad-throws-below');
    expect(page.faults.map((fault) => fault.id).toSorted()).toEqual([
      'bad-throws-below',
      'bad-throws-itself',
      'nested-throws-below',
      'nested-throws-itself',
    ]);
  });

  it('remembers faulty blocks, so that the next page renders and logs nothing for them', async () => {
    const { render, lines, passes } = await readShop();
    const first = render(createFaultyPage('throws-itself', 'throws-below'));
    const [logged, rendered] = [lines.length, passes.count];
    expect(render(createFaultyPage('throws-itself', 'throws-below')).faults).toEqual(first.faults);
    expect([lines.length, passes.count]).toEqual([logged, rendered]);
  });

  it('shows a card in preview for each unknown, invalid or throwing block', async () => {
    const { renderer, render } = await readShop();
    const raw = createPage(
      createNoteBlock('first'),
      block('ntoe', 'unknown'),
      { type: 'note', id: 'invalid' },
      ...['throws-itself', 'throws-below', 'interactive-throws-itself', 'interactive-throws-below'].map((type) => block(type, type)),
      group('g', block('throws-below', 'nested')),
    );
    const html = renderToString(renderTree(renderer, render(raw, previewEnv), previewEnv));
    const cards = findByRole(html, 'group').filter(({ attributes }) => attributes['aria-label']?.startsWith('Faulty block'));
    expect(cards).toHaveLength(7);
    expect(html).toContain('components[1]: no block has the type');
    expect(html).toContain('Did you mean &quot;note&quot;?');
    expect(html).toContain('text of first');
  });

  it('escapes quoted texts in a card', async () => {
    const { render } = await readShop();
    const page = render(createPage(block('<img src=x onerror=alert(1)>', 'x')), previewEnv);
    expect(findByTag(page.statics.get('x')?.html ?? '', 'img')).toEqual([]);
  });

  it('loses only the interactive block that throws, and skips it from the second page on', async () => {
    const { renderer, render, lines } = await readShop();
    const raw = createPage(
      createNoteBlock('first'),
      block('interactive-throws-itself', 'own'),
      block('interactive-throws-below', 'below'),
      block('counter', 'fine'),
    );
    const stream = async (page: RenderedPage) => {
      const out = new PassThrough();
      const { pipe } = renderToPipeableStream(renderTree(renderer, page), {
        onError: (error, info) => page.report(error, info.componentStack ?? ''),
        onAllReady: () => pipe(out),
      });
      return text(out);
    };
    const html = await stream(render(raw));
    expect(html).toContain('text of first');
    expect(html).toContain('fine');
    expect(lines.filter((line) => line.includes('#own'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('#below'))).toHaveLength(1);

    const second = render(raw);
    expect(second.payload.map((node) => node.id)).toEqual(['first', 'fine']);
    expect(second.faults.map((fault) => fault.id)).toEqual(['own', 'below']);
    await stream(second);
    expect(lines).toHaveLength(2);
  });
});

describe('render with layout and preview metadata', () => {
  it('applies margins, hidden breakpoints and full width', async () => {
    const { renderer, render } = await readShop();
    const raw = createPage({
      ...createNoteBlock('a'),
      bottomMargins: { sm: 'md', lg: 'xl' },
      hideOnBreakpoint: ['sm', 'md'],
      isFullWidth: true,
    });
    expect(findWrapper(renderToString(renderTree(renderer, render(raw))), 'a')).toEqual({
      id: 'a',
      'data-block': 'note',
      'data-block-id': 'a',
      'data-margin': 'sm:md lg:xl',
      'data-hide': 'sm md',
      'data-full': '',
      'data-static': '',
    });
  });

  it('adds a block’s type and reason for editors’ tools in preview, and nothing for shoppers', async () => {
    const { renderer, render } = await readShop();
    const raw = createPage({
      type: 'experience',
      id: 'x',
      experienceId: 'x',
      baselines: [{ ...createNoteBlock('n'), name: 'Note' }],
      variants: [],
    });
    const html = renderToString(renderTree(renderer, render(raw, previewEnv), previewEnv));
    expect(findWrapper(html, 'n')).toMatchObject({
      'data-cairn-name': 'Note',
      'data-cairn-pointer': '/components/0/baselines/0',
      'data-cairn-why': expect.stringContaining('No decision'),
    });
    expect(renderToString(renderTree(renderer, render(raw)))).not.toContain('data-cairn');
  });
});
