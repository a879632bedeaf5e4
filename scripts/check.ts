import { spawnSync } from 'node:child_process';
import { runStages } from './test/run-stages.ts';
import { checkStages } from './test/steps.ts';
import { untilEnded } from './test/until-ended.ts';

/** Where the branch left main: origin's where there is one, else the local one; on main itself what is not committed yet. */
function findBase(): string {
  for (const main of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}

process.exitCode = (await runStages(checkStages(findBase()), { ended: untilEnded() })) ? 0 : 1;
