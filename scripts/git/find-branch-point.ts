import { spawnSync } from 'node:child_process';

/** The commit where the branch left main: origin's main if it exists, otherwise the local one. Undefined without git or without main. */
export function findBranchPoint(): string | undefined {
  for (const main of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}
