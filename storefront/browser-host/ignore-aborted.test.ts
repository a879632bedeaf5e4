import { describe, expect, it } from 'vitest';
import { ignoreAborted } from './ignore-aborted.ts';

describe('ignoreAborted', () => {
  it.each([
    ['keeps an aborted request out of the reports', new DOMException('signal is aborted without reason', 'AbortError'), true],
    ['leaves a request that took too long', new DOMException('The time-out has expired', 'TimeoutError'), false],
    ['leaves every other error', new Error('aborted'), false],
  ])('%s', (_, reason, expected) => {
    const target = new EventTarget();
    ignoreAborted(target);
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
    target.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(expected);
  });
});
