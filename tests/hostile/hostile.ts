/**
 * `npm run test:hostile`: the real shop, starved, lied to and killed. Prints what is promised beside what was found; the exit code says
 * whether all of it holds. `--short` is the form for every day, `--seed` repeats a run, `--only kill,fuzz` runs parts of it.
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
      console.error(stage.host.log.latest.slice(-20).join('\n'));
      throw error;
    } finally {
      await stage.close();
    }
  } else console.log(`Nothing is looked at on ${database}: ${'reason' in start ? start.reason : ''}.`);
}
console.table(report.findings);
if (options.writes) writeDocument(report.findings, new Date());
// What the partner holds back would keep the process.
process.exit(report.findings.every(({ holds }) => holds) ? 0 : 1);
