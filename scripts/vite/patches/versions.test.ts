import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

it.each([
  [
    'react-router',
    '8.4.0',
    'patch-router.ts: run its test; then check in the build report that Link, NavLink, Form and the fetchers are not in the framework chunk',
  ],
  ['vite', '8.3.8', 'patch-preload-helper.ts: check that the virtual module still has this name and exports __vitePreload alone'],
])('the patches match the installed version of %s', (name, version, advice) => {
  const installed = JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string };
  const message = `${name} has changed. Look at ${advice}. Run the weight test and the journey purchase; then put the new version here.`;
  expect(installed.version, message).toBe(version);
});
