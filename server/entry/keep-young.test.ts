import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { GUESSING } from './keep-young.ts';

it('turns off something that V8 still has: a flag that it does not know would be ignored', () => {
  expect(execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })).toContain(`--${GUESSING} `);
});
