import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';

const module = JSON.stringify(new URL('run-until-stopped.ts', import.meta.url).href);

/** Starts a server in a child process. Its code can move the clock with `wait(milliseconds)`. */
async function start(undo: string) {
  const code = `import { runUntilStopped } from ${module};
    const now = performance.now.bind(performance);
    const wait = (milliseconds) => { performance.now = () => now() + milliseconds; };
    await runUntilStopped(async (stack) => { stack.push(${undo}); setInterval(() => {}, 1000); console.log('started'); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'pipe'] });
  const logged: string[] = [];
  child.stderr.on('data', (chunk) => logged.push(String(chunk)));
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  return { child, ended, messages: logged };
}

describe('runUntilStopped', () => {
  it('runs the undo functions on SIGTERM and logs failures', async () => {
    const { child, ended, messages } = await start('async () => { throw new Error("stuck"); }');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(JSON.parse(messages.join(''))).toMatchObject({
      level: 'error',
      sentence: '[cairn] [process] could not be closed: Error: stuck',
    });
  });

  it('exits at once on a second signal', async () => {
    const { child, ended } = await start('() => new Promise(() => { wait(1001); console.log("undoing"); })');
    const undoing = once(child.stdout, 'data');
    child.kill('SIGTERM');
    await undoing;
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
  });

  it('counts the same signal from terminal and parent as one', async () => {
    const { child, ended } = await start('() => new Promise((undone) => { process.on("SIGINT", undone); console.log("undoing"); })');
    const undoing = once(child.stdout, 'data');
    child.kill('SIGINT');
    await undoing;
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });
});
