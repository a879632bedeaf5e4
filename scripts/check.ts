import { findBranchPoint } from './git/find-branch-point.ts';
import { runStages } from './test/run-stages.ts';
import { checkStages } from './test/steps.ts';
import { createExitSignal } from './test/exit-signal.ts';

// On the main branch, the uncommitted changes are checked.
process.exitCode = (await runStages(checkStages(findBranchPoint() ?? 'HEAD'), { ended: createExitSignal() })) ? 0 : 1;
