/**
 * `npm run test:hostile`: runs the real shop with a full disk, a faulty partner, hostile requests and kill -9. Prints promises beside
 * results; the exit code reports whether all of them hold. `--short` is the daily form, `--seed` repeats a run, `--only kill,fuzz` runs
 * parts of it.
 */
import { prepareBuild, prepareGenerated } from '#server/build/prepare.ts';
import { readOptions } from './run/options.ts';
import { createReport } from './run/report.ts';
import { runStage } from './run/run-stage.ts';
import { writeDocument } from './run/write-document.ts';
import { createStage } from './shop/stage.ts';

const options = readOptions(process.argv.slice(2));
const report = createReport();
const { signal } = new AbortController();
console.log(`The same again: npm run test:hostile --${options.isShort ? ' --short' : ''} --seed ${options.seed}`);
await prepareGenerated(process.cwd(), signal);
await prepareBuild(process.cwd(), signal);

for (const database of options.databases) {
  const { stage, ...start } = await createStage(database, { sharesPictures: options.isShort });
  if (stage) {
    try {
      await runStage(stage, database, options, report);
    } catch (error) {
      console.error(stage.shopProcess.log.latest.slice(-20).join('\n'));
      throw error;
    } finally {
      await stage.close();
    }
  } else console.log(`Nothing is tested on ${database}: ${'reason' in start ? start.reason : ''}.`);
}
console.table(report.findings);
if (options.writes) writeDocument(report.findings, new Date());
// Requests that the partner still holds would keep the process alive.
process.exit(report.findings.every(({ holds }) => holds) ? 0 : 1);
