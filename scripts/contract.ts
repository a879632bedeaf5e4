import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readContract } from '#contract/document/read-contract.ts';
import { createTokens } from '#contract/exercise/open-pool.ts';
import { createReport, type Report } from '#contract/exercise/report.ts';
import { findFaults, type FaultResult } from '#contract/exercise/faults/find-faults.ts';
import { runContract, type RunOptions } from '#contract/exercise/run-contract.ts';
import { replayHar } from '#contract/har/replay-har.ts';
import { ContractCommandError } from './contract/contract-command-error.ts';
import { createHarRecorder, readHar } from './contract/har-file.ts';
import { createHttpTransport } from './contract/http-transport.ts';
import { readOptions, type ContractOptions } from './contract/options.ts';
import { printReport } from './contract/print-report.ts';
import { createProgress } from './contract/show-progress.ts';
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
  await replayHar(contract, har, report, { transport, getToken: tokenOf });
  return report;
}

/** Exit codes. */
const exits = { clean: 0, findings: 1, usage: 2 };

/** `npm run contract -- --origin URL` runs the whole contract against a listed server. Returns the exit code. */
async function run(options: ContractOptions): Promise<number> {
  const { origin = '', targets, operation, requests, seed = randomInt(2 ** 31 - 1), record } = options;
  if (options.replay !== undefined) return print(await replay(options.replay, options));
  const target = readTarget(targets, origin);
  const recorder = record === undefined ? undefined : createHarRecorder(target.origin);
  const runOptions: RunOptions = {
    contract,
    target,
    transport: createHttpTransport(target),
    seed,
    requests,
    maxTime: options['max-time'] * 1000,
    only: operation,
    now: () => performance.now(),
    uuid: randomUUID,
    record: recorder?.record,
  };
  if (options['self-test']) return printFaults(await findFaults({ ...runOptions, requests: faultRequests }));
  console.log(`To repeat this run: npm run contract -- --origin ${target.origin} --requests ${requests} --seed ${seed}`);
  const progress = createProgress();
  try {
    return print(await runContract({ ...runOptions, onProgress: progress.update }).finally(progress.stop));
  } finally {
    if (record !== undefined) recorder?.write(record);
  }
}

/** Number of requests within which each fault must be found. */
const faultRequests = 30;

function print(report: Report): number {
  printReport(report);
  return report.findings().length === 0 ? exits.clean : exits.findings;
}

function printFaults(results: readonly FaultResult[]): number {
  for (const { fault, isFound } of results) console.log(`${isFound ? 'found ' : 'MISSED'} ${fault.operationId} ${fault.name}`);
  const found = results.filter(({ isFound }) => isFound).length;
  console.log(`${found} of ${results.length} faults found.`);
  return found === results.length ? exits.clean : exits.findings;
}

try {
  process.exitCode = await run(readOptions(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof ContractCommandError)) throw error;
  console.error(error.message);
  process.exitCode = exits.usage;
}
