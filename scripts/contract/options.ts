import { parseArgs } from 'node:util';
import { z } from 'zod';
import { operations, type OperationId } from '#generated/openapi/operations.ts';
import { ContractCommandError } from './contract-command-error.ts';

const flags = {
  origin: { type: 'string' },
  targets: { type: 'string' },
  operation: { type: 'string' },
  requests: { type: 'string' },
  seed: { type: 'string' },
  'max-time': { type: 'string' },
  record: { type: 'string' },
  replay: { type: 'string' },
  'self-test': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const ids = operations.map(({ operationId }) => operationId) as readonly OperationId[];

const schema = z.object({
  origin: z.url({ protocol: /^https?$/, error: '--origin must be a URL, e.g. http://localhost:4002' }).optional(),
  targets: z.string().min(1).default('contract-targets.json'),
  operation: z.enum(ids, { error: '--operation must be the id of an operation' }).optional(),
  requests: z.coerce.number({ error: '--requests must be a number' }).int().min(1).max(1_000_000).default(2000),
  seed: z.coerce
    .number({ error: '--seed must be a number' })
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .optional(),
  'max-time': z.coerce.number({ error: '--max-time must be seconds' }).positive().default(600),
  record: z.string().min(1).optional(),
  replay: z.string().min(1).optional(),
  'self-test': z.boolean().default(false),
});

export type ContractOptions = z.infer<typeof schema>;

const usage = `Usage: npm run contract -- --origin URL [options]
  --origin URL      server to test; must be listed in the targets file
  --targets FILE    servers that may be tested (default: contract-targets.json)
  --operation ID    test a single operation
  --requests N      total number of generated requests (default: 2000)
  --seed N          repeat a run
  --max-time SEC    time limit in seconds (default: 600)
  --record FILE     write the traffic as HAR, without secrets and personal values
  --replay FILE     validate the responses of a HAR; with --origin, resend its requests
  --self-test       inject known faults into the responses and check that each is found`;

/** @throws {ContractCommandError} with a sentence for each invalid option */
export function readOptions(args: readonly string[]): ContractOptions {
  let values: Record<string, unknown>;
  try {
    ({ values } = parseArgs({ args: [...args], options: flags }));
  } catch (error) {
    throw new ContractCommandError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
  if (values.help === true) throw new ContractCommandError(usage);
  const { data, error } = schema.safeParse(values);
  if (!data) throw new ContractCommandError(`${error.issues.map(({ message }) => message).join('\n')}\n${usage}`);
  if (data.origin === undefined && data.replay === undefined) throw new ContractCommandError(usage);
  return data;
}
