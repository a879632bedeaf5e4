import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** Prints that it runs, waits, and prints when it receives SIGTERM. */
const task = `
const waiting = setInterval(() => undefined, 60_000);
process.on('SIGTERM', () => {
  console.log('ended by SIGTERM');
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
  return { shell, output: text(shell.stdout), there: new Promise((resolve) => shell.stdout.once('data', resolve)) };
}

/** Runs a copy of the script in a folder without packages; `npm` is the source of a fake npm. */
function runWithoutPackages(npm: string) {
  mkdirSync(path.join(folder, 'scripts'));
  cpSync('scripts/bootstrap.mjs', path.join(folder, 'scripts', 'bootstrap.mjs'));
  writeFileSync(path.join(folder, 'scripts', 'greet.ts'), `console.log('Cairn runs');`);
  writeFileSync(path.join(folder, 'npm.cjs.js'), npm);
  return spawnSync(process.execPath, [path.join(folder, 'scripts', 'bootstrap.mjs'), 'greet'], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: path.join(folder, 'npm.cjs.js'), npm_lifecycle_event: '' },
  });
}

describe('the first run', () => {
  it('shows one line for the installation, without the warnings of npm', () => {
    const { stdout, stderr, status } = runWithoutPackages(`console.error('npm warn EBADENGINE Unsupported engine');`);
    expect(stdout).toMatch(/^Installing packages \(about a minute\) … done in \d+ s\nCairn runs\n$/);
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('shows the output of npm if the installation fails, and starts nothing', () => {
    const { stdout, stderr, status } = runWithoutPackages(`console.error('npm error network'); process.exitCode = 7;`);
    expect(stdout).toBe('Installing packages (about a minute) … failed\n');
    expect(stderr).toContain('npm error network\n');
    expect(status).toBe(7);
  });
});

it.skipIf(process.platform === 'win32')('a task ends with the npm that has started it, after its cleanup', async () => {
  const { shell, output, there } = startInShell();
  await there;
  shell.kill('SIGKILL');
  expect(await output).toBe('there\nended by SIGTERM\n');
});
