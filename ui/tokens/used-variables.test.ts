import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { tarnfell } from '../brands/tarnfell.ts';
import { createBrandStyles } from './brand-styles.ts';

const room = fileURLToPath(new URL('../', import.meta.url));

it('every token that a primitive uses is defined', () => {
  const css = createBrandStyles(tarnfell);
  const missing = readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.styles.ts'))
    .flatMap((file) =>
      [...readFileSync(join(room, file), 'utf8').matchAll(/var\(--(?!_)([\w-]+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !css.includes(`--${name}:`))
        .map((name) => `${file}: --${name}`),
    );
  expect(missing).toEqual([]);
});
