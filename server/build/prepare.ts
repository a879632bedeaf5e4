import path from 'node:path';
import { compressFiles } from './compress-files.ts';
import { runCommand } from './run-command.ts';
import { runStep } from './run-step.ts';
import { hashSources, hasStamp, writeStamp } from './sources.ts';

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
  'contract',
  'storefront',
  'showcase',
];

/** Generates generated/ from schemas/ and messages/ if either has changed since the last run. */
export async function prepareGenerated(root: string, signal: AbortSignal): Promise<void> {
  if (hasStamp(path.join(root, stamps, 'codegen'), hashSources(root, codegenSources))) return;
  await runStep('Generating code', () => runCommand(root, process.execPath, ['scripts/codegen.ts'], signal));
  markGenerated(root);
}

/** Marks generated/ as up to date for `prepareGenerated`. */
export function markGenerated(root: string): void {
  writeStamp(path.join(root, stamps, 'codegen'), hashSources(root, codegenSources));
}

/** Builds both servers if their sources have changed since the last build. */
export async function prepareBuild(root: string, signal: AbortSignal): Promise<void> {
  const mark = hashSources(root, buildSources);
  const stamp = path.join(root, 'build', 'stamp');
  if (hasStamp(stamp, mark)) return;
  await runStep('Building the shop', () => runCommand(root, 'react-router', ['build'], signal));
  await runStep('Building the showcase', async () => {
    await runCommand(root, 'vite', ['build', '--config', 'vite.showcase.config.ts'], signal);
    await runCommand(root, 'vite', ['build', '--config', 'vite.showcase.config.ts', '--ssr'], signal);
  });
  for (const host of ['storefront', 'showcase']) compressFiles(path.join(root, 'build', host, 'client', 'assets'));
  writeStamp(stamp, mark);
}
