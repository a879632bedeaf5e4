import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { syncSession } from './sync-session.ts';

describe('syncSession', () => {
  const reload = vi.fn();
  const events = new EventTarget();
  beforeEach(() => {
    reload.mockClear();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
    vi.stubGlobal('sessionStorage', { clear: () => undefined });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('reloads the page once another tab has signed in or out', () => {
    const remaining = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => remaining.get(key) ?? null,
      setItem: (key: string, value: string) => void remaining.set(key, value),
    });
    const end = syncSession('en-us', 'in');
    events.dispatchEvent(new Event('pageshow'));
    expect(reload).not.toHaveBeenCalled();
    for (const key of remaining.keys()) remaining.set(key, 'out');
    events.dispatchEvent(new Event('storage'));
    expect(reload).toHaveBeenCalledOnce();
    remaining.clear();
    events.dispatchEvent(new Event('storage'));
    expect(reload).toHaveBeenCalledOnce();
    end();
  });

  it('never reloads the page if the browser denies storage', () => {
    const stored = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    const get = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
    const end = syncSession('en-us', 'in');
    events.dispatchEvent(new Event('pageshow'));
    end();
    if (stored) Object.defineProperty(globalThis, 'localStorage', stored);
    else Reflect.deleteProperty(globalThis, 'localStorage');
    expect(reload).not.toHaveBeenCalled();
  });
});
