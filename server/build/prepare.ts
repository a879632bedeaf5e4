import { spawn } from 'node:child_process';
import path from 'node:path';
import { compressFiles } from './compress-files.ts';
import { fingerprint, hasStamp, writeStamp } from './sources.ts';

const stamps = 'node_modules/.cache/cairn';
export const codegenSources = ['schemas', 'messages', 'scripts/codegen', 'scripts/codegen.ts', 'validation/countries', 'generated'];
export const buildSources = [
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.showcase.config.ts',
  'scripts/vite',
  'generated',
  'messages',
  'validation',
  'engine',
  'blocks',
  'ui',
  'commerce',
  'settings',
  'storefront',
  'showcase',
];

/** A preparing command that failed, with its exit code. */
export class PrepareError extends Error {
  readonly code: number;
  constructor(command: string, code: number) {
    super(`[cairn] [prepare] "${command}" ended with ${code}; its own words are above.`);
    this.name = 'PrepareError';
    this.code = code;
  }
}

function run(root: string, command: string, args: readonly string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32', signal });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new PrepareError([command, ...args].join(' '), code ?? 1))));
  });
}

/** Makes generated/ from schemas/ and messages/ when any of them has changed since it was last made. */
export async function prepareGenerated(root: string, signal: AbortSignal): Promise<void> {
  const stamp = path.join(root, stamps, 'codegen');
  if (hasStamp(stamp, fingerprint(root, codegenSources))) return;
  console.log('Making generated/ from schemas/ and messages/.');
  await run(root, process.execPath, ['scripts/codegen.ts'], signal);
  writeStamp(stamp, fingerprint(root, codegenSources));
}

/** Builds both hosts when their sources have changed since the last build. */
export async function prepareBuild(root: string, signal: AbortSignal): Promise<void> {
  const mark = fingerprint(root, buildSources);
  const stamp = path.join(root, 'build', 'stamp');
  if (hasStamp(stamp, mark)) return;
  console.log('Building the shop and the showcase.');
  await run(root, 'react-router', ['build'], signal);
  await run(root, 'vite', ['build', '--config', 'vite.showcase.config.ts'], signal);
  await run(root, 'vite', ['build', '--config', 'vite.showcase.config.ts', '--ssr'], signal);
  for (const host of ['storefront', 'showcase']) compressFiles(path.join(root, 'build', host, 'client', 'assets'));
  writeStamp(stamp, mark);
}
