import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

const module = JSON.stringify(new URL('run-until-stopped.ts', import.meta.url).href);

/** A server that says when it has started, in a process of its own. */
async function start(undo: string) {
  const code = `import { runUntilStopped } from ${module};
    await runUntilStopped(async (stack) => { stack.push(${undo}); setInterval(() => {}, 1000); console.log('started'); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'pipe'] });
  const told: string[] = [];
  child.stderr.on('data', (chunk) => told.push(String(chunk)));
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  return { child, ended, told };
}

describe('a server that is told to stop', () => {
  it('undoes what it has done, and tells what could not be undone as a line of the log', async () => {
    const { child, ended, told } = await start('async () => { throw new Error("stuck"); }');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(JSON.parse(told.join(''))).toMatchObject({ level: 'error', sentence: '[cairn] [process] could not be closed: Error: stuck' });
  });

  it('ends at once when it is told twice', async () => {
    const { child, ended } = await start('() => new Promise(() => console.log("undoing"))');
    const undoing = once(child.stdout, 'data');
    child.kill('SIGTERM');
    await undoing;
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
  });
});
