import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadEndedStaffSession } from './reload-ended-staff-session.ts';

afterEach(() => vi.unstubAllGlobals());

function getReloads(hasBar: boolean, status?: number): number {
  const reload = vi.fn();
  const remaining = new Map<string, string>();
  vi.stubGlobal('document', { querySelector: () => (hasBar ? {} : null) });
  vi.stubGlobal('location', { reload, pathname: '/en-us/cart' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => remaining.get(key) ?? null,
    setItem: (key: string, value: string) => void remaining.set(key, value),
  });
  for (const _ of [1, 2]) reloadEndedStaffSession({ status });
  return reload.mock.calls.length;
}

describe('reloadEndedStaffSession', () => {
  it("reloads the page once when an employee's session has ended", () => {
    expect(getReloads(true, 401)).toBe(1);
  });

  it("ignores shoppers' pages and other failures", () => {
    expect([getReloads(false, 401), getReloads(true, 403), getReloads(true)]).toEqual([0, 0, 0]);
  });
});
