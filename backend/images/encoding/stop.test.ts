import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** The time-out is the assertion: the pictures would take minutes. */
it('a server that is stopped aborts its pictures and responds to every request', async ({ onTestFinished }) => {
  const host = spawn(process.execPath, [fileURLToPath(new URL('../testing/busy-host.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void host.kill('SIGKILL'));
  let output = '';
  host.stdout.on('data', (chunk: Buffer) => {
    output += String(chunk);
    if (output === 'busy\n') host.kill('SIGTERM');
  });
  const [code] = (await once(host, 'close')) as [number];
  expect([code, output.split('\n')[1]]).toEqual([0, JSON.stringify(Array.from({ length: 5 }, () => 'QueueClosedError'))]);
});
