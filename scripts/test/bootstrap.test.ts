import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** Says when it is there, waits, and says what has ended it. */
const task = `
const waiting = setInterval(() => undefined, 60_000);
process.on('SIGTERM', () => {
  console.log('told to end');
  clearInterval(waiting);
});
console.log('there');
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'task-'));
  writeFileSync(path.join(folder, 'task.ts'), task);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A shell as npm starts one: it waits for its command and passes no signal on. */
function startInShell() {
  const name = path.relative('scripts', path.join(folder, 'task'));
  const shell = spawn('sh', ['-c', `node scripts/bootstrap.mjs '${name}'; true`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'test' },
  });
  return { shell, said: text(shell.stdout), there: new Promise((resolve) => shell.stdout.once('data', resolve)) };
}

it.skipIf(process.platform === 'win32')('a task ends with the npm that has started it, and may clear up', async () => {
  const { shell, said, there } = startInShell();
  await there;
  shell.kill('SIGKILL');
  expect(await said).toBe('there\ntold to end\n');
});
