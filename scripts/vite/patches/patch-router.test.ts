import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { removeSideEffects, replaceCode, replacements } from './patch-router.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const library = path.join(root, 'node_modules/react-router/dist/production/lib');
const modules = globSync('**/*.js', { cwd: library }).map((file) => readFileSync(path.join(library, file), 'utf8'));

describe('replaceCode', () => {
  it.each(Object.keys(replacements))('finds its text once in %s of the installed router', (module) => {
    const code = readFileSync(path.join(library, module), 'utf8');
    expect(replaceCode(module, code)).not.toBe(code);
    expect(() => replaceCode(module, '')).toThrow(`0 occurrences in ${module} of react-router, 1 expected`);
  });

  it('removes nothing that the shop imports', () => {
    const views = globSync('{storefront,commerce,blocks,ui}/**/*.tsx', { cwd: root }).map((file) =>
      readFileSync(path.join(root, file), 'utf8'),
    );
    expect(views.length).toBeGreaterThan(100);
    expect(
      views.filter((code) => /import \{[^}]*\b(?:Link|NavLink|Form|useFetchers?|useSubmit)\b[^}]*\} from 'react-router'/.test(code)),
    ).toEqual([]);
  });
});

describe('removeSideEffects', () => {
  it('removes every display name, and marks every component of the router as pure', () => {
    const findComponents = (sources: readonly string[]) =>
      sources.flatMap((code) => code.match(/^const \w+ = React\S*\.forwardRef\(/gm) ?? []);
    const findNames = (sources: readonly string[]) => sources.flatMap((code) => code.match(/^\w+\.displayName = /gm) ?? []);
    expect(findComponents(modules).map((line) => line.split(' ')[1])).toEqual(['Link', 'NavLink', 'Form']);
    expect(findNames(modules).length).toBeGreaterThan(10);
    const patched = modules.map(removeSideEffects);
    expect([findComponents(patched), findNames(patched)]).toEqual([[], []]);
  });

  it('removes every warning, and preserves the conditions around it', () => {
    const findWarnings = (sources: readonly string[]) =>
      sources.flatMap((code) => code.match(/(?<!function )\bwarn(?:ing|Once|ingOnce)\(.*/g) ?? []);
    expect(findWarnings(modules).length).toBeGreaterThan(20);
    expect(findWarnings(modules.map(removeSideEffects))).toEqual([]);
    expect(removeSideEffects('\tif (a) warning(false, `b(${c});`);\n\telse if (d) warnOnce(e, "f");\n\tg();')).toBe(
      '\tif (a) ;\n\telse if (d) ;\n\tg();',
    );
  });

  it('preserves the rest of a module', () => {
    const code =
      'const Link = React$1.forwardRef(function A() {\n\tB.displayName = "inner";\n});\nLink.displayName = "Link";\nexport { Link };';
    expect(removeSideEffects(code)).toBe(
      'const Link = /* @__PURE__ */ React$1.forwardRef(function A() {\n\tB.displayName = "inner";\n});\n\nexport { Link };',
    );
  });
});
