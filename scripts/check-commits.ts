// Lints the subjects of the commits since the rules exist (commitlint.config.mjs). A clone without that history checks its last commit.
import { spawnSync } from 'node:child_process';

const CONFIG = 'commitlint.config.mjs';

const runGit = (...args: readonly string[]): string => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
const introduced = runGit('log', '--diff-filter=A', '--format=%H', '-1', '--', CONFIG);
const range =
  introduced !== '' && runGit('rev-parse', '--verify', '--quiet', `${introduced}^`) !== '' ? ['--from', `${introduced}^`] : ['--last'];
if (runGit('rev-parse', '--verify', '--quiet', 'HEAD') !== '')
  process.exitCode = spawnSync('commitlint', ['--config', CONFIG, ...range], { stdio: 'inherit' }).status ?? 1;
