import { existsSync, mkdtempSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { execute } from './run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'run-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const running = (script: string) => ({ names: ['sample'], needs: [], command: process.execPath, args: ['-e', script] });

/** Resolves once a process has written the file. */
function written(file: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(folder, () => {
      if (!existsSync(file)) return;
      watcher.close();
      resolve();
    });
  });
}

describe('execute', () => {
  it('counts a command by its exit code', async () => {
    const { signal } = new AbortController();
    expect(await execute(running('console.log("fine")'), 'kept', signal)).toEqual({
      count: { passed: 1, failed: 0, skipped: 0 },
      failures: [],
      output: 'fine\n',
    });
    expect(await execute(running('process.exit(3)'), 'kept', signal)).toMatchObject({
      count: { passed: 0, failed: 1, skipped: 0 },
      failures: ['sample ended with exit code 3'],
    });
  });

  it('interrupts running processes when it is aborted, waits for their cleanup, and starts no more', async () => {
    const file = (name: string): string => path.join(folder, name);
    const ended = new AbortController();
    const ready = written(file('ready'));
    const script = `
      const { writeFileSync } = require('node:fs');
      process.on('SIGINT', () => { writeFileSync(${JSON.stringify(file('cleared'))}, 'yes'); process.exit(130); });
      setInterval(() => {}, 1000);
      writeFileSync(${JSON.stringify(file('ready'))}, 'yes');`;
    const run = execute(running(script), 'kept', ended.signal);
    await ready;
    ended.abort();
    expect((await run).count).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(readFileSync(file('cleared'), 'utf8')).toBe('yes');

    const next = `require('node:fs').writeFileSync(${JSON.stringify(file('next'))}, 'yes')`;
    expect((await execute(running(next), 'kept', ended.signal)).count.failed).toBe(1);
    expect(existsSync(file('next'))).toBe(false);
  });
});
