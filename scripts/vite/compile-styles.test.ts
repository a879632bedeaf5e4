import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStyledElement } from '#ui/styles/styled-element.ts';
import { readSharedClasses, readStyles } from './compile-styles.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{ui,blocks,commerce,storefront,showcase}/**/*.styles.ts', { cwd: root });

describe('readStyles', () => {
  it.each(files)('reads every component of %s, with the rules of its interpolations', async (file) => {
    const styles = await readStyles(path.join(root, file));
    const exported = readFileSync(path.join(root, file), 'utf8').matchAll(/export const (\w+) = styled\.(\w+)`/g);
    expect(new Set(styles.map(({ name, tag }) => `${name} ${tag}`))).toEqual(
      new Set([...exported].map(([, name, tag]) => `${name} ${tag}`)),
    );
    for (const { rules, css } of styles) {
      expect(css).toContain(`.${rules}`);
      expect(css).not.toContain('undefined');
      for (const [, used] of css.matchAll(/animation:(?:none|([\w-]+))/g)) if (used) expect(css).toContain(`@keyframes ${used}{`);
    }
  });

  it('rejects a component that is more than an element with static rules', async () => {
    const file = fileURLToPath(new URL('./testing/with-attributes.styles.ts', import.meta.url));
    await expect(readStyles(file)).rejects.toThrow(/Submit is more than an element with static rules: <button type="submit"/);
  });
});

describe('readSharedClasses', () => {
  it('reads the classes of all components of a shared module, and none of another one', async () => {
    const shared = await readSharedClasses();
    const readClasses = async (file: string) => (await readStyles(path.join(root, file))).map(({ rules }) => rules);
    const button = await readClasses('ui/button/button.styles.ts');
    expect(button.length).toBeGreaterThan(0);
    expect(button.filter((name) => !shared.has(name))).toEqual([]);
    const sheet = await readClasses('ui/sheet/sheet.styles.ts');
    expect(sheet.length).toBeGreaterThan(0);
    expect(sheet.filter((name) => shared.has(name))).toEqual([]);
  });
});

describe('createStyledElement', () => {
  beforeAll(() => {
    vi.stubGlobal('document', { querySelectorAll: () => [{ classList: ['b'] }] });
  });
  afterAll(() => void vi.unstubAllGlobals());

  it.each<[string, Record<string, unknown>]>([
    ['no properties', {}],
    ['attributes', { id: 'one', 'data-look': 'plain', title: undefined, children: 'Text' }],
    ['another class', { className: 'own' }],
    ['an empty class', { className: '' }],
    ['another element', { as: 'section', style: { color: 'red' } }],
  ])('writes the same HTML as the library, without the component id: %s', async (_, props) => {
    const { Plain } = await import('./testing/plain.styles.ts');
    const library = renderToStaticMarkup(createElement(Plain, props));
    const [, rules = ''] = /class="\S+ ([\w-]+)/.exec(library) ?? [];
    const bare = library.replace(/class="\S+ /, 'class="');
    expect(renderToStaticMarkup(createElement(createStyledElement('p', 'b', ''), props)).replace('"b', `"${rules}`)).toBe(bare);
  });
});
