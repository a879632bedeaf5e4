import { expect, it } from 'vitest';
import { parseDiff } from './changed-lines.ts';

it('parseDiff lists the added lines of each file', () => {
  const diff = ['+++ b/engine/env.ts', '@@ -3,0 +4,2 @@', '+a', '+b', '@@ -9 +12 @@', '+c', '+++ b/ui/link.ts', '@@ -1,2 +0,0 @@'].join(
    '\n',
  );
  expect(parseDiff(diff)).toEqual(
    new Map([
      ['engine/env.ts', new Set([4, 5, 12])],
      ['ui/link.ts', new Set()],
    ]),
  );
});
