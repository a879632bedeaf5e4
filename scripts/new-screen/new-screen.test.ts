import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createScreen } from './new-screen.ts';
import { registerScreen } from './register-screen.ts';
import { renderRoute } from './templates.ts';

const screens = fileURLToPath(new URL('../../storefront/screens', import.meta.url));

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cairn-new-screen-'));
});

afterEach(() => rmSync(root, { recursive: true }));

describe('createScreen', () => {
  it('writes nothing if the screen exists or the name is invalid', async () => {
    mkdirSync(join(root, 'storefront/screens'), { recursive: true });
    cpSync(join(screens, 'index.ts'), join(root, 'storefront/screens/index.ts'));
    await expect(createScreen(root, 'cart')).rejects.toThrow('already contains "cart"');
    await expect(createScreen(root, '../cart')).rejects.toThrow('is not a valid screen name');
    expect(existsSync(join(root, 'storefront/screens/cart'))).toBe(false);
  });
});

describe('registerScreen', () => {
  const index = readFileSync(join(screens, 'index.ts'), 'utf8');

  it('puts the row above the catch-all row', () => {
    const lines = registerScreen(index, 'trail-finder').split('\n');
    expect(lines[lines.findIndex((line) => line.startsWith('  landing:')) - 1]).toBe(
      "  'trail-finder': { path: 'trail-finder', pageType: 'other' },",
    );
  });

  it('rejects a screen that is registered already', () => {
    expect(() => registerScreen(registerScreen(index, 'trail-finder'), 'trail-finder')).toThrow('already contains');
  });
});

it('every screen has the route that the generator writes', () => {
  for (const folder of ['content', 'cart', 'checkout', 'order-confirmation', 'category', 'product', 'search'])
    expect(readFileSync(join(screens, folder, 'route.ts'), 'utf8'), folder).toBe(renderRoute());
});
