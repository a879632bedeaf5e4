import { mkdirSync } from 'node:fs';
import { installChromium } from './browser/install-chromium.ts';
import { installPostgres } from './postgres/install-postgres.ts';
import { runStep, type Count } from './test/step.ts';
import { steps } from './test/steps.ts';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => steps.every((step) => step.name !== name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

mkdirSync('test-results', { recursive: true });
installChromium();
const noPostgres = installPostgres();

const results: { name: string; count: Count; seconds: number }[] = [];
for (const step of steps.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  if (step.name === 'postgres' && noPostgres !== null) console.log(`Skipped: ${noPostgres}.`);
  const count = step.name === 'postgres' && noPostgres !== null ? { passed: 0, failed: 0, skipped: 1 } : await runStep(step);
  results.push({ name: step.name, count, seconds: (performance.now() - started) / 1000 });
}

console.log('');
for (const { name, count, seconds } of results) {
  const repeated = count.repeated === undefined ? '' : `, ${count.repeated} at the second try`;
  console.log(
    `${count.failed === 0 ? '✓' : '✗'} ${name.padEnd(10)} ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped${repeated} (${seconds.toFixed(1)} s)`,
  );
}
const total = (key: 'passed' | 'failed' | 'skipped') => results.reduce((sum, { count }) => sum + count[key], 0);
const skipped = total('skipped');
console.log(`${total('passed')} passed, ${total('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = total('failed') === 0 ? 0 : 1;
