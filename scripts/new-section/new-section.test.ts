import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSection } from './new-section.ts';
import { registerSection } from './register-section.ts';

const screens = fileURLToPath(new URL('../../storefront/screens', import.meta.url));

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cairn-new-section-'));
  for (const path of ['product', 'cart']) cpSync(join(screens, path), join(root, 'storefront/screens', path), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

describe('createSection', () => {
  it('writes a file and its line in the index, and edits no other section', async () => {
    const paths = await createSection(root, 'product', 'notify-me');
    const folder = 'storefront/screens/product/sections';
    expect(paths).toEqual([`${folder}/notify-me.ts`, `${folder}/notify-me.test.ts`, `${folder}/index.ts`]);
    expect(readFileSync(join(root, folder, 'index.ts'), 'utf8')).toMatch(/ notifyMe,? }/);
  });

  it.each([
    ['cart', 'notify-me', 'The screen "cart" has no sections'],
    ['product', 'details', 'details.ts exists already'],
    ['product', '../details', 'is not a valid section name'],
    ['../product', 'notify-me', 'is not a valid screen name'],
  ])('writes nothing for %s %s', async (screen, name, message) => {
    const before = readdirSync(root, { recursive: true });
    await expect(createSection(root, screen, name)).rejects.toThrow(message);
    expect(readdirSync(root, { recursive: true })).toEqual(before);
  });
});

describe('registerSection', () => {
  it.each(['product', 'category', 'search'])('adds a section at the end of those of %s', (screen) => {
    const index = readFileSync(join(screens, screen, 'sections/index.ts'), 'utf8');
    const text = registerSection(index, { type: 'notify-me', camel: 'notifyMe' }, 'index.ts');
    expect(text).toContain("import { notifyMe } from './notify-me.ts';\n");
    expect(text).toMatch(/, notifyMe,?\s*};$/m);
    expect(() => registerSection(text, { type: 'notify-me', camel: 'notifyMe' }, 'index.ts')).toThrow('already contains "notifyMe"');
  });
});
