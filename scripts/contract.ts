import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Presets, SingleBar } from 'cli-progress';
import { readContract } from '#contract/document/read-contract.ts';
import { createTokens } from '#contract/exercise/open-pool.ts';
import { createReport, type Report } from '#contract/exercise/report.ts';
import { runContract } from '#contract/exercise/run-contract.ts';
import { replayHar } from '#contract/har/replay-har.ts';
import { ContractCommandError } from './contract/contract-command-error.ts';
import { createHarRecorder, readHar } from './contract/har-file.ts';
import { createHttpTransport } from './contract/http-transport.ts';
import { readOptions, type ContractOptions } from './contract/options.ts';
import { printReport } from './contract/print-report.ts';
import { readTarget } from './contract/targets.ts';

const contract = readContract(readFileSync('generated/openapi/openapi.json', 'utf8'));

async function replay(file: string, { origin, targets }: ContractOptions): Promise<Report> {
  const report = createReport();
  const har = readHar(file);
  if (origin === undefined) {
    await replayHar(contract, har, report);
    return report;
  }
  const target = readTarget(targets, origin);
  const transport = createHttpTransport(target);
  const tokenOf = createTokens({ contract, target, transport, report, uuid: randomUUID });
  await replayHar(contract, har, report, { transport, tokenOf });
  return report;
}

/** `npm run contract -- --origin URL` runs the whole contract against a listed server. The exit code is 1 if it finds anything. */
async function run(options: ContractOptions): Promise<Report> {
  const { origin, targets, operation, requests, seed = randomInt(2 ** 31 - 1), record } = options;
  if (options.replay !== undefined) return replay(options.replay, options);
  const target = readTarget(targets, origin ?? '');
  console.log(`The same again: npm run contract -- --origin ${target.origin} --requests ${requests} --seed ${seed}`);
  const recorder = record === undefined ? undefined : createHarRecorder(target.origin);
  const bar = new SingleBar({ format: '{bar} {percentage} % · {value} of {total} requests · {eta_formatted} left', noTTYOutput: true, notTTYSchedule: 10_000 }, Presets.rect);
  bar.start(requests, 0);
  try {
    return await runContract({
      contract,
      target,
      transport: createHttpTransport(target),
      seed,
      requests,
      maxTime: options['max-time'] * 1000,
      only: operation,
      now: () => performance.now(),
      uuid: randomUUID,
      onProgress: (done, total) => {
        bar.setTotal(total);
        bar.update(done);
      },
      record: recorder?.record,
    });
  } finally {
    bar.stop();
    if (recorder && record !== undefined) recorder.write(record);
  }
}

try {
  const report = await run(readOptions(process.argv.slice(2)));
  printReport(report);
  process.exitCode = report.findings().length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContractCommandError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
