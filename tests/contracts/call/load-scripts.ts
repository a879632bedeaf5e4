import { globSync } from 'node:fs';
import type { CallScript } from './call-script.ts';

/** Loads the contract scripts in the folders of the backend's handlers, keyed by operation. */
export async function loadScripts(): Promise<ReadonlyMap<string, CallScript>> {
  const files = globSync('backend/**/*.contract.ts');
  const modules = files.map(
    (file) => import(new URL(`../../../${file}`, import.meta.url).href) as Promise<{ readonly script: CallScript }>,
  );
  return new Map((await Promise.all(modules)).map(({ script }) => [script.operationId, script]));
}
