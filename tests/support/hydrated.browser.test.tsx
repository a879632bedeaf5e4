import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isHydrated } from './hydrated.ts';

describe('isHydrated', () => {
  beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  afterAll(() => vi.unstubAllGlobals());

  it('recognizes an element that React has hydrated (fails on an upgrade: look for internalPropsKey in react-dom-client)', async () => {
    const place = document.createElement('div');
    const button = document.createElement('button');
    button.textContent = 'Buy';
    place.append(button);
    expect(isHydrated(button)).toBe(false);
    const root = await act(async () => hydrateRoot(place, <button>Buy</button>));
    expect(isHydrated(button)).toBe(true);
    await act(async () => root.unmount());
  });
});
