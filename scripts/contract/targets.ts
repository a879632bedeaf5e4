import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Target } from '#contract/exercise/target.ts';
import { ContractCommandError } from './contract-command-error.ts';

/** `$NAME` is read from the environment, so that the file contains no secrets. */
const secret = z.string().transform((value, context) => {
  const name = /^\$([A-Z][A-Z0-9_]*)$/.exec(value)?.[1];
  if (name === undefined) return value;
  const found = process.env[name];
  if (found === undefined) context.addIssue(`the environment variable ${name} is not set`);
  return found ?? '';
});

const target = z.strictObject({
  name: z.string().min(1),
  /** Scheme, host and port, with the path prefix of the operations. */
  origin: z.url({ protocol: /^https?$/ }),
  headers: z.record(z.string(), secret).default({}),
  accounts: z
    .strictObject({
      registered: z.union([z.literal('sign-up'), z.array(z.strictObject({ username: secret, password: secret })).min(2)]).optional(),
      associate: z.strictObject({ storeId: z.string(), storeEmployeeId: z.string(), pin: secret }).optional(),
      agent: z.strictObject({ username: z.string(), password: secret, customerId: z.uuid() }).optional(),
    })
    .default({}),
  isMock: z.boolean().default(false),
  ownHeaders: z.array(z.string().toLowerCase()).default([]),
  hasStorefront: z.boolean().default(false),
  /** The server trusts this machine as a proxy: each request gets another client address, so that rate limits do not end the run. */
  forwardsAddresses: z.boolean().default(false),
  examples: z.record(z.string(), z.string()).default({}),
  giftCards: z.array(z.strictObject({ number: secret, pin: secret })).default([]),
});

const file = z.strictObject({ $comment: z.string().optional(), targets: z.array(z.unknown()) });

export interface ListedTarget extends Target {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly forwardsAddresses: boolean;
}

const withoutSlash = (url: string): string => new URL(url).href.replace(/\/$/, '');

function parse<Output>(schema: z.ZodType<Output>, value: unknown, path: string): Output {
  const { data, error } = schema.safeParse(value);
  if (data === undefined) throw new ContractCommandError(`${path}: ${z.prettifyError(error ?? new z.ZodError([]))}`);
  return data;
}

const named = z.looseObject({ origin: z.url() });

/**
 * The entry of the file for an origin.
 * @throws {ContractCommandError} for an unlisted origin, and for an invalid file
 */
export function readTarget(path: string, origin: string): ListedTarget {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ContractCommandError(`Cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { targets } = parse(file, content, path);
  const found = targets.find((entry) => withoutSlash(parse(named, entry, path).origin) === withoutSlash(origin));
  if (found === undefined)
    throw new ContractCommandError(
      `${origin} is not a test target. The command sends broken requests and changes data, so it calls only the origins in ${path}.`,
    );
  const { headers, origin: listed, ...parts } = parse(target, found, path);
  return { ...parts, origin: withoutSlash(listed), context: headers };
}
