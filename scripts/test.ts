import { installChromium } from './browser/install-chromium.ts';
import { installPostgres } from './postgres/install-postgres.ts';
import { runStages } from './test/run-stages.ts';
import { testStages } from './test/steps.ts';
import { createExitSignal } from './test/exit-signal.ts';

const requests = process.argv.slice(2);
const names = testStages.flat().map(({ name }) => name);
const unknown = requests.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. Available: ${names.join(', ')}.`);
  process.exit(2);
}

installChromium();
const noPostgres = installPostgres();
if (noPostgres !== null) console.log(`Skipping the backend's tests on PostgreSQL: ${noPostgres}.`);

const stages = testStages.map((stage) => stage.filter(({ name }) => requests.length === 0 || requests.includes(name)));
process.exitCode = (await runStages(stages, { cannotRun: noPostgres === null ? [] : ['postgres'], ended: createExitSignal() })) ? 0 : 1;
