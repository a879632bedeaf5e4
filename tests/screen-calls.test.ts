import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CallDescriptor } from '#generated/openapi/call.ts';
import { findImports } from './support/find-imports.ts';

const CALLS = 'generated/calls/';
const SCREENS = 'storefront/screens';
const names = globSync(`${SCREENS}/*/screen.ts`).map((path) => path.slice(SCREENS.length + 1, -'/screen.ts'.length));

interface Screen {
  readonly calls?: readonly CallDescriptor[];
}

async function getScreen(name: string): Promise<Screen> {
  return ((await import(`../storefront/screens/${name}/screen.ts`)) as { readonly screen: Screen }).screen;
}

/** "generated/calls/add-item.ts" → "addItem". */
function getOperation(path: string): string {
  return path.slice(CALLS.length, -'.ts'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

describe.each(names)('the screen %s', (name) => {
  it('lists the operations of its view, so that the page carries their error messages', async () => {
    const { calls } = await getScreen(name);
    if (calls === undefined) return;
    const created = findImports(`${SCREENS}/${name}/view.tsx`).filter((path) => path.startsWith(CALLS));
    expect(calls.map(({ operationId }) => operationId).toSorted()).toEqual(created.map(getOperation).toSorted());
  });
});

it('findImports finds operations that a view imports indirectly', () => {
  const created = findImports(`${SCREENS}/checkout/view.tsx`).filter((path) => path.startsWith(CALLS));
  expect(created.map(getOperation)).toContain('placeOrder');
});
