import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutSideEffects } from './leave-out-unused.ts';

const library = path.resolve(import.meta.dirname, '../../node_modules/react-router/dist/production/lib');
const modules = globSync('**/*.js', { cwd: library }).map((file) => readFileSync(path.join(library, file), 'utf8'));

describe('the router without what nobody imports', () => {
  // After an upgrade: does the browser's bundle still carry Link, NavLink or Form? Then look how the library makes them now.
  it('keeps no component of the library’s for its name or for how it is made', () => {
    const made = (sources: readonly string[]) => sources.flatMap((code) => code.match(/^const \w+ = React\S*\.forwardRef\(/gm) ?? []);
    const named = (sources: readonly string[]) => sources.flatMap((code) => code.match(/^\w+\.displayName = /gm) ?? []);
    expect(made(modules).map((line) => line.split(' ')[1])).toEqual(['Link', 'NavLink', 'Form']);
    expect(named(modules).length).toBeGreaterThan(10);
    const ours = modules.map(withoutSideEffects);
    expect([made(ours), named(ours)]).toEqual([[], []]);
  });

  it('says nothing to developers, and does all that it did', () => {
    const told = (sources: readonly string[]) =>
      sources.flatMap((code) => code.match(/(?<!function )\bwarn(?:ing|Once|ingOnce)\(.*/g) ?? []);
    expect(told(modules).length).toBeGreaterThan(20);
    expect(told(modules.map(withoutSideEffects))).toEqual([]);
    expect(withoutSideEffects('\tif (a) warning(false, `b(${c});`);\n\telse if (d) warnOnce(e, "f");\n\tg();')).toBe(
      '\tif (a) ;\n\telse if (d) ;\n\tg();',
    );
  });

  it('leaves the rest of a module as it is', () => {
    const code =
      'const Link = React$1.forwardRef(function A() {\n\tB.displayName = "inner";\n});\nLink.displayName = "Link";\nexport { Link };';
    expect(withoutSideEffects(code)).toBe(
      'const Link = /* @__PURE__ */ React$1.forwardRef(function A() {\n\tB.displayName = "inner";\n});\n\nexport { Link };',
    );
  });
});
