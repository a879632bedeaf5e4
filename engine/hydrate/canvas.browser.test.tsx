import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import type { AnyDefinition } from '../block.ts';
import { createBrowserBlocks, type BrowserBlocks } from './blocks.ts';
import { Canvas } from '../render/canvas.tsx';
import { block, catalog, definitions, env, createNoteBlock, createPage, testParser, visitor } from '../engine.fixtures.tsx';
import type { PayloadNode } from '../render/payload.ts';
import { inertHost } from '../render/inert-host.ts';
import { createRenderer } from '../render/renderer.ts';
import { resolve } from '../resolve/resolve.ts';
import { collectStaticElements, StaticHtmlContext } from '../render/static-html.ts';

let container: HTMLElement;
let root: Root | undefined;
let thrown: string[];
let complaints: string[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('main');
  document.body.append(container);
  thrown = [];
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => void complaints.push(args.map(String).join(' ')));
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  container.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Renders like the server and puts the HTML into the document; `spare` adds space above, so that the page is out of sight. */
async function renderOnServer(
  raw: unknown,
  spare = 0,
): Promise<{ readonly payload: readonly PayloadNode[]; readonly preload: readonly string[] }> {
  const renderer = await createRenderer({
    definitions,
    styles: { wrap: (element) => element },
    messages: () => catalog,
    log: () => undefined,
  });
  const page = renderer.render(resolve(testParser().parse(raw, 'publish'), visitor), env);
  container.style.marginBlockStart = `${spare}px`;
  container.innerHTML = renderToString(
    <StaticHtmlContext value={page.statics}>
      <Canvas nodes={page.payload} env={env} host={inertHost} blocks={renderer.blocks} />
    </StaticHtmlContext>,
  );
  return { payload: JSON.parse(JSON.stringify(page.payload)) as PayloadNode[], preload: page.preloadTypes };
}

function getBrowserBlocks(known: readonly AnyDefinition[] = definitions): BrowserBlocks {
  return createBrowserBlocks({ definitions: known, root: container, bindMessages, onThrow: (type, id) => thrown.push(`${type} #${id}`) });
}

const renderCanvas = (nodes: readonly PayloadNode[], blocks: BrowserBlocks): ReactNode => (
  <Canvas nodes={nodes} env={env} host={inertHost} blocks={blocks} />
);

async function hydrate(raw: unknown, spare = 0): Promise<{ readonly payload: readonly PayloadNode[]; readonly blocks: BrowserBlocks }> {
  const { payload, preload } = await renderOnServer(raw, spare);
  collectStaticElements(container);
  const blocks = getBrowserBlocks();
  await blocks.preload(preload);
  await act(async () => {
    root = hydrateRoot(container, renderCanvas(payload, blocks), {
      onRecoverableError: (error) => complaints.push(`recovered: ${String(error)}`),
    });
  });
  return { payload, blocks };
}

const press = async (button: Element | null): Promise<void> => act(async () => (button as HTMLElement).click());

describe('Canvas hydration', () => {
  it('keeps the server’s elements of static blocks without a React warning', async () => {
    const { payload } = await renderOnServer(createPage(createNoteBlock('a'), { type: 'group', id: 'g', items: [createNoteBlock('b')] }));
    const before = [...container.querySelectorAll('*')];
    const html = container.innerHTML;
    await act(async () => {
      root = hydrateRoot(container, renderCanvas(payload, getBrowserBlocks([])), {
        onRecoverableError: (error) => complaints.push(String(error)),
      });
    });
    expect(complaints).toEqual([]);
    expect(container.innerHTML).toBe(html);
    expect([...container.querySelectorAll('*')].every((element, at) => element === before[at])).toBe(true);
  });

  it('reads no innerHTML, which would cost more than the rest of hydration', async () => {
    const { payload } = await renderOnServer(createPage(createNoteBlock('a'), block('counter', 'c'), createNoteBlock('b')));
    const elements = container.querySelectorAll('[data-static]');
    const createRequest = vi.fn();
    for (const element of elements) Object.defineProperty(element, 'innerHTML', { get: createRequest, set: createRequest });
    collectStaticElements(container);
    await act(async () => {
      root = hydrateRoot(container, renderCanvas(payload, getBrowserBlocks()), {
        onRecoverableError: (error) => complaints.push(String(error)),
      });
    });
    expect([elements.length, createRequest.mock.calls, complaints]).toEqual([2, [], []]);
  });

  it('makes interactive blocks work, among static ones and around them', async () => {
    await hydrate(
      createPage(createNoteBlock('a'), block('counter', 'c'), {
        type: 'group',
        id: 'g',
        items: [createNoteBlock('b'), block('counter', 'd')],
      }),
    );
    expect(complaints).toEqual([]);
    const [first, second] = container.querySelectorAll('button');
    await press(first ?? null);
    await press(second ?? null);
    expect([first?.textContent, second?.textContent]).toEqual(['c 1', 'd 1']);
    expect(container.textContent).toContain('text of b');
  });

  it('leaves static DOM untouched when the same page renders again', async () => {
    const { payload, blocks } = await hydrate(createPage(createNoteBlock('a'), block('counter', 'c')));
    const text = container.querySelector('p')?.firstChild;
    await press(container.querySelector('button'));
    await act(async () =>
      root?.render(
        renderCanvas(
          payload.map((node) => (node.k === 's' ? { ...node, html: '<p>again</p>' } : { ...node })),
          blocks,
        ),
      ),
    );
    expect(container.querySelector('p')?.firstChild).toBe(text);
    expect(container.querySelector('button')?.textContent).toBe('c 1');
  });

  it('renders the html of a client navigation', async () => {
    const { blocks } = await hydrate(createPage(createNoteBlock('a')));
    const next: PayloadNode[] = [{ k: 's', id: 'a', type: 'note', v: 'other', html: '<p>next page</p>' }];
    await act(async () => root?.render(renderCanvas(next, blocks)));
    expect(container.textContent).toBe('next page');
  });

  it('finds the server’s html again when React restarts on the client', async () => {
    const { payload } = await renderOnServer(createPage(createNoteBlock('a')));
    collectStaticElements(container);
    await act(async () => {
      root = hydrateRoot(container, <section>{renderCanvas(payload, getBrowserBlocks([]))}</section>, {
        onRecoverableError: () => undefined,
      });
    });
    expect(container.querySelector('section')?.textContent).toBe('text of a');
  });
});

describe('Canvas with blocks that throw in the browser', () => {
  it('loses only the block that throws', async () => {
    await hydrate(createPage(createNoteBlock('a'), block('interactive-throws-itself', 'own'), block('counter', 'c')));
    await press(container.querySelector('button'));
    expect(container.textContent).toBe('text of ac 1');
    expect(thrown).toContain('interactive-throws-itself #own');
  });

  it('loses only the block when the error comes from a descendant', async () => {
    await hydrate(createPage(createNoteBlock('a'), block('interactive-throws-below', 'below'), block('counter', 'c')));
    await press(container.querySelector('button'));
    expect(container.textContent).toBe('text of ac 1');
    expect(thrown).toEqual(['interactive-throws-below #below']);
  });
});

describe('Canvas with deferred blocks', () => {
  it('keeps the server’s HTML and hydrates blocks once they come near', async () => {
    await hydrate(createPage(createNoteBlock('a'), block('deferred-counter', 'l')), 5000);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const button = container.querySelector('button');
    expect(button?.textContent).toBe('l 0');
    button?.click();
    expect(button?.textContent).toBe('l 0');
    container.style.marginBlockStart = '0';
    await vi.waitFor(() => {
      button?.click();
      expect(button?.textContent).not.toBe('l 0');
    });
    expect(container.querySelector('button')).toBe(button);
    expect(complaints).toEqual([]);
  });

  it('hydrates woken blocks, even far from the viewport', async () => {
    const { blocks } = await hydrate(createPage(createNoteBlock('a'), block('deferred-counter', 'l')), 5000);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const button = container.querySelector('button');
    await blocks.wake();
    await vi.waitFor(() => {
      button?.click();
      expect(button?.textContent).not.toBe('l 0');
    });
    expect(container.querySelector('button')).toBe(button);
    expect(complaints).toEqual([]);
  });

  it('renders deferred blocks at once on a client navigation, which has no HTML for them', async () => {
    const { blocks } = await hydrate(createPage(createNoteBlock('a')), 5000);
    const deferred: PayloadNode = {
      k: 'a',
      id: 'l',
      blockId: 'l',
      type: 'deferred-counter',
      v: '1',
      policy: 'visible',
      content: { text: 'late' },
      slots: {},
    };
    await act(async () => root?.render(renderCanvas([deferred], blocks)));
    await vi.waitFor(() => expect(container.textContent).toBe('late 0'));
  });
});
