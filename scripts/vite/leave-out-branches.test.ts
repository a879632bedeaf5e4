import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cuts, withoutBranches } from './leave-out-branches.ts';

const root = path.resolve(import.meta.dirname, '../..');
const library = path.join(root, 'node_modules/react-router/dist/production/lib');

describe('the router without the ways that no browser goes', () => {
  // After an upgrade: does the module still have such a way? Then write it as it stands there now.
  it.each(Object.keys(cuts))('knows %s as the library has it', (module) => {
    const code = readFileSync(path.join(library, module), 'utf8');
    expect(withoutBranches(module, code)).not.toBe(code);
    expect(() => withoutBranches(module, '')).toThrow(`react-router's ${module} has 0 times`);
  });

  it('is enough for the shop, whose routes have no links of their own and which uses none of the library’s links, forms and fetchers', () => {
    const files = globSync('storefront/{root.tsx,routes/**/*.ts?(x),screens/**/route.ts}', { cwd: root });
    const sources = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.filter((code) => /export (?:const|function) links\b/.test(code))).toEqual([]);
    const views = globSync('{storefront,commerce,blocks,ui}/**/*.tsx', { cwd: root }).map((file) =>
      readFileSync(path.join(root, file), 'utf8'),
    );
    expect(
      views.filter((code) => /import \{[^}]*\b(?:Link|NavLink|Form|useFetchers?|useSubmit)\b[^}]*\} from 'react-router'/.test(code)),
    ).toEqual([]);
  });
});
