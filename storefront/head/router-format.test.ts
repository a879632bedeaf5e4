import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { holdScripts, positionsKey, restoresPosition } from './router-format.ts';

const { version } = createRequire(import.meta.url)('react-router/package.json') as { readonly version: string };

/** Written like the router's `Links` and `Scripts`. */
const page =
  '<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="modulepreload" href="/assets/b.js"></head>' +
  '<body><main>Text</main><script nonce="n" type="module" async="">import "/assets/a.js";</script></body></html>';

describe('router format', () => {
  it('is that of the installed version', () => {
    expect(
      version,
      'React Router has changed. Look at the module preloads and the module script that Scripts writes (lib/dom/ssr/components), and at what ' +
        'useScrollRestoration keeps under its storageKey (lib/dom/lib), and at what getHistoryState stores (lib/router/history); run the journeys navigation and weight; then put the new version here.',
    ).toBe('8.4.0');
  });

  it('finds the files and the script and leaves the remaining document unchanged', () => {
    let named: readonly string[] = [];
    const held = holdScripts(page, (files) => {
      named = files;
      return 'data-files';
    });
    expect(named).toEqual(['/assets/a.js', '/assets/b.js']);
    expect(held).toContain('<main>Text</main>');
    expect(held).not.toMatch(/modulepreload|type="module"/);
  });

  it('is null for a document without a module script', () => {
    expect(holdScripts('<html><body>Plain</body></html>', () => '')).toBeNull();
  });

  it.each([
    ['a position that was left', { key: 'k1' }, '{"k1":840}', true],
    ['another entry', { key: 'k2' }, '{"k1":840}', false],
    ['a first visit', null, null, false],
  ])('detects for %s if a position will be restored', (_, state, stored, expected) => {
    const sessionStorage = { getItem: (key: string) => (key === positionsKey ? stored : null) };
    expect(runInNewContext(restoresPosition, { history: { state }, sessionStorage })).toBe(expected);
  });
});
