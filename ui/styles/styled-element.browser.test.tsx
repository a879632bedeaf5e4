import { act, createRef, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStyledElement } from './styled-element.ts';

describe('createStyledElement', () => {
  let place: HTMLElement;
  let root: Root;
  beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  afterAll(() => vi.unstubAllGlobals());
  beforeEach(() => {
    document.adoptedStyleSheets = [];
    place = document.createElement('div');
    document.body.append(place);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    place.remove();
  });

  const show = async (element: ReactElement): Promise<void> => {
    root = createRoot(place);
    await act(async () => root.render(element));
  };

  // This test must be the first: the document's classes are read once, at the first render.
  it("adopts the server's HTML without a warning and without duplicate rules", async () => {
    place.innerHTML = '<p class="blue own">Text</p>';
    const Text = createStyledElement('p', 'blue', '.blue{color:blue}');
    const faults: unknown[] = [];
    const warned = vi.spyOn(console, 'error').mockImplementation((...parts) => void faults.push(parts));
    root = await act(async () =>
      hydrateRoot(place, <Text className="own">Text</Text>, { onRecoverableError: (error) => void faults.push(error) }),
    );
    warned.mockRestore();
    expect(faults).toEqual([]);
    expect(document.adoptedStyleSheets).toHaveLength(0);
  });

  it('adds its rules once, at its first render', async () => {
    const Box = createStyledElement('div', 'red', '.red{color:rgb(255, 0, 0)}@media (min-width:1px){.red{margin-top:3px}}');
    expect(document.adoptedStyleSheets).toHaveLength(0);
    await show(
      <>
        <Box />
        <Box className="own" />
      </>,
    );
    expect(document.adoptedStyleSheets).toHaveLength(1);
    for (const element of place.children) expect(getComputedStyle(element)).toMatchObject({ color: 'rgb(255, 0, 0)', marginTop: '3px' });
    expect([...place.children].map((element) => element.className)).toEqual(['red', 'red own']);
  });

  it('renders as another element, and forwards its ref', async () => {
    const Box = createStyledElement('div', 'rose', '.rose{color:red}');
    const ref = createRef<HTMLElement>();
    await show(<Box as="section" {...{ ref, id: 'place' }} />);
    expect(ref.current).toBe(place.querySelector('section#place'));
    expect(ref.current?.hasAttribute('as')).toBe(false);
  });
});
