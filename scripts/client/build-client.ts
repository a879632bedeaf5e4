import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { runCommand } from '#server/build/run-command.ts';

/**
 * Writes the client package: modules for any runtime with `fetch`, types, the contract and a README.
 * @param root Root of the repository.
 * @param folder Folder of the package; its content is replaced.
 */
export async function buildClient(root: string, folder: string, signal: AbortSignal): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const dist = path.join(folder, 'dist');
  const bundle = await rolldown({
    cwd: root,
    input: { 'client/index': 'client/index.ts' },
    external: ['openapi-fetch'],
    platform: 'neutral',
  });
  // A module per operation, so that a program bundles only those that it calls.
  await bundle.write({ dir: dist, format: 'esm', preserveModules: true, preserveModulesRoot: root });
  await bundle.close();
  await runCommand(root, 'tsc', ['-p', 'client/package/tsconfig.json', '--outDir', dist], signal);
  for (const name of ['package.json', 'README.md']) copyFileSync(path.join(root, 'client/package', name), path.join(folder, name));
  copyFileSync(path.join(root, 'generated/openapi/openapi.json'), path.join(folder, 'openapi.json'));
}
