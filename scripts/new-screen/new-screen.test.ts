import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newScreen } from './new-screen.ts';
import { registerScreen } from './register-screen.ts';
import { routeTemplate } from './templates.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
/** Neither installed nor made. */
const LEFT_OUT = new Set(['node_modules', '.git', '.data', 'build', 'content', 'docs', 'test-results']);
const screens = fileURLToPath(new URL('../../storefront/screens', import.meta.url));

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cairn-new-screen-'));
});

afterEach(() => rmSync(root, { recursive: true }));

describe('newScreen', () => {
  it('writes a screen that passes types and its own test before a line is written by hand', async () => {
    for (const path of readdirSync(REPOSITORY).filter((name) => !LEFT_OUT.has(name)))
      cpSync(join(REPOSITORY, path), join(root, path), { recursive: true });
    symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
    const paths = await newScreen(root, 'trail-finder');
    expect(paths).toContain('storefront/screens/trail-finder/screen.ts');
    const run = (program: string, ...args: readonly string[]): void =>
      void execFileSync(process.execPath, [join(REPOSITORY, 'node_modules', program), ...args], { cwd: root, stdio: 'pipe' });
    run('@typescript/native/bin/tsc', '-p', 'tsconfig.json');
    run('vitest/vitest.mjs', 'run', '--project', 'unit', 'storefront/screens/trail-finder');
  }, 120_000);

  it('writes nothing where the screen exists or the name is none', async () => {
    mkdirSync(join(root, 'storefront/screens'), { recursive: true });
    cpSync(join(screens, 'index.ts'), join(root, 'storefront/screens/index.ts'));
    await expect(newScreen(root, 'cart')).rejects.toThrow('already holds "cart"');
    await expect(newScreen(root, '../cart')).rejects.toThrow('is no screen name');
    expect(existsSync(join(root, 'storefront/screens/cart'))).toBe(false);
  });
});

describe('registerScreen', () => {
  const index = readFileSync(join(screens, 'index.ts'), 'utf8');

  it('puts the row above the one that takes all other addresses', () => {
    const lines = registerScreen(index, 'trail-finder').split('\n');
    expect(lines[lines.findIndex((line) => line.startsWith('  landing:')) - 1]).toBe(
      "  'trail-finder': { path: 'trail-finder', pageType: 'other' },",
    );
  });

  it('refuses a screen that stands there already', () => {
    expect(() => registerScreen(registerScreen(index, 'trail-finder'), 'trail-finder')).toThrow('already holds');
  });
});

it('every screen has the route that the generator writes', () => {
  for (const folder of ['content', 'cart', 'checkout', 'order-confirmation', 'category', 'product', 'search'])
    expect(readFileSync(join(screens, folder, 'route.ts'), 'utf8'), folder).toBe(routeTemplate());
});
