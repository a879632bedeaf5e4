import { expect, it } from 'vitest';
import { withoutMessage } from './without-message.ts';

it('keeps what a browser says of a lost connection from the shopper, and its cause for the log', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  await expect(Promise.reject(cause).catch(withoutMessage)).rejects.toMatchObject({ message: '', cause });
});

it('lets whoever gave up know that it was they', async () => {
  const aborted = new DOMException('The user aborted a request.', 'AbortError');
  await expect(Promise.reject(aborted).catch(withoutMessage)).rejects.toBe(aborted);
});
