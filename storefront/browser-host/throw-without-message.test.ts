import { expect, it } from 'vitest';
import { throwWithoutMessage } from './throw-without-message.ts';

it("throwWithoutMessage hides the browser's message of a failed connection from the shopper and keeps its cause for the log", async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  await expect(Promise.reject(cause).catch(throwWithoutMessage)).rejects.toMatchObject({ message: '', cause });
});

it('throwWithoutMessage rethrows an abort error', async () => {
  const aborted = new DOMException('The user aborted a request.', 'AbortError');
  await expect(Promise.reject(aborted).catch(throwWithoutMessage)).rejects.toBe(aborted);
});
