import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withoutInstrumentation } from './leave-out-instrumentation.ts';

const library = fileURLToPath(new URL('../../node_modules/react-router/dist/production/lib/router/instrumentation.js', import.meta.url));

describe('the router without its instrumentation', () => {
  // After an upgrade: does the router still pass its instrumentation by when none is given? Then add the new names here.
  it('stands in for every export of the router’s module', () => {
    const exported = /export \{([^}]+)\}/
      .exec(readFileSync(library, 'utf8'))?.[1]
      ?.split(',')
      .map((name) => name.trim());
    const ours = [...withoutInstrumentation.matchAll(/export const (\w+)/g)].map(([, name]) => name);
    expect(new Set(ours)).toEqual(new Set(exported));
  });

  it('hides nothing that the shop uses', () => {
    const entry = readFileSync(fileURLToPath(new URL('../../storefront/entry.client.tsx', import.meta.url)), 'utf8');
    expect(entry).not.toContain('instrumentations');
  });
});
