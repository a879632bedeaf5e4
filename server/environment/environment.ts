import path from 'node:path';
import { z } from 'zod';
import { isNetwork } from '../door/trusted-proxies.ts';
import { readMockedCalls, type MockedCalls } from './mocked-calls.ts';
import { readLayers, SettingsError, type SettingsLayers } from '#settings/layers.ts';

const port = (standard: number) => z.coerce.number().int().min(0).max(65_535).default(standard);
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((url) => new URL(url).origin)
  .optional();

/** A service may have a path of its own, e.g. https://api.example/v1. */
const service = z
  .url({ protocol: /^https?$/ })
  .transform((text) => {
    const url = new URL(text);
    return url.origin + url.pathname.replace(/\/+$/, '');
  })
  .optional();

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

/** Numbers of gift cards follow from it on a machine that no other one reaches (gift-card-key.ts). */
export const localGiftCardKey = 'local-gift-card-key';

/** Keys that everybody knows, because they stand here: for a shop that no other machine can reach (keys.ts). */
export const localKeys = { PARTNERS_KEY: 'local-partners-key', ACCESS_KEY: 'local-access-key', PREVIEW_KEY: 'local-preview-key' } as const;

export type KeyName = keyof typeof localKeys;

const key = (name: KeyName) => z.string().min(1).default(localKeys[name]);

const schema = z.object({
  PORT: port(4000),
  PARTNERS_PORT: port(4001),
  BACKEND_PORT: port(4002),
  /** The address that all of them listen at; by default no other machine reaches them. 0.0.0.0 is every address of this one. */
  LISTEN_HOST: z.string().min(1).default('127.0.0.1'),
  /** Path below which the backend on its own has its calls. */
  BACKEND_PREFIX: z
    .string()
    .regex(/^(?:\/[\w.~-]+)*$/, 'must be a path such as /v1')
    .default(''),
  DATA_DIR: z.string().min(1).default('.data'),
  CONTENT_DIR: z.string().min(1).default('demo/content'),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
  CONTENT_ORIGIN: service,
  PERSONALIZATION_ORIGIN: service,
  COMMERCE_ORIGIN: service,
  /** Where browsers find the partners; by default their sandboxes are started on the second port of this machine. */
  PARTNERS_ORIGIN: origin,
  /** Comma-separated origins whose pages may frame previews and the showcase. */
  EDITOR_ORIGINS: list.pipe(z.array(z.url().transform((url) => new URL(url).origin))),
  /** Comma-separated host names that are the shop's beside those of its site configuration; a brand in front where it is not the default one. */
  SHOP_HOSTS: list.pipe(
    z.array(z.string().regex(/^(?:[a-z]+=)?[a-z0-9.-]+(?::\d{1,5})?$/i, 'must be names such as shop.example or solvane=shop.example')),
  ),
  /** An SMTP server that takes the shop's mails; without one they lie in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  /** Comma-separated addresses that mails are from; a brand in front where it is that brand's alone. */
  MAIL_FROM: list.pipe(
    z.array(
      z
        .string()
        .regex(/^(?:[a-z]+=)?[^\s"<>()=@]+@[^\s"<>()=@]+$/, 'must be addresses such as mail@shop.example or solvane=mail@shop.example'),
    ),
  ),
  /** What takes the shop's text messages, by POST; without it they lie in the outbox. */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** What lets us in there. */
  SMS_TOKEN: z.string().min(1).optional(),
  /** Whether mails and text messages that nobody sends may be read at /outbox. */
  OUTBOX: z.stringbool().optional(),
  /** Comma-separated networks whose X-Forwarded-Proto, -Host and -For are believed. */
  TRUSTED_PROXIES: list
    .transform((networks) => (networks.length > 0 ? networks : ['loopback']))
    .pipe(z.array(z.string().refine(isNetwork, 'must be addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal'))),
  /** Comma-separated hosts, with port, in an internal network from which pictures of imported products may be downloaded. */
  PICTURE_HOSTS: list,
  /** Whether pictures are drawn while nobody waits for them. */
  PICTURES_AHEAD: z.stringbool().default(true),
  /** Seconds until an authorization that the payment partner never heard of is taken as never sent; more than the partner takes to answer. */
  SETTLEMENT_GRACE: z.coerce.number().int().min(12).max(600).default(30),
  /** What our server says to the partners' to be let in. */
  PARTNERS_KEY: key('PARTNERS_KEY'),
  /** What our hosts say to the services to be let in. */
  ACCESS_KEY: key('ACCESS_KEY'),
  /** What links are signed with that let editors see what is not published. */
  PREVIEW_KEY: key('PREVIEW_KEY'),
  /** What the numbers and PINs of gift cards follow from; it must never change. */
  GIFT_CARD_KEY: z.string().min(16, 'must have at least 16 characters; make one with `openssl rand -base64 32`').optional(),
  /** Comma-separated secrets of which one signs what the order management system reports; two while one replaces the other. */
  FULFILMENT_SECRET: list.pipe(
    z
      .array(z.string().min(16, 'must have at least 16 characters; make one with `openssl rand -base64 32`'))
      .max(2, 'must be one secret, or two while one replaces the other'),
  ),
  /** Comma-separated keys of the programs that the backend lets in; without any, every program. */
  ACCESS_KEYS: list,
  /** In development: a mock of the contract responds in place of every service, with these statuses. */
  MOCK_CALLS: z.string().transform(mockedCallsIn).optional(),
  /** Varies the data of the mock. */
  MOCK_SEED: z.coerce.number().int().min(0).max(2_147_483_647).default(1),
  /** Milliseconds before each response of the mock. */
  MOCK_DELAY: z.coerce.number().int().min(0).max(60_000).default(0),
  /** What holds otherwise than the shop's own settings say; JSON (docs/settings.md). */
  SETTINGS: z.string().default('').transform(layersIn),
});

export interface Environment {
  readonly port: number;
  readonly partnersPort: number;
  readonly backendPort: number;
  readonly listenHost: string;
  /** Empty, or a path without a slash at its end. */
  readonly backendPrefix: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Absolute. */
  readonly contentDir: string;
  readonly databaseUrl: string | undefined;
  readonly contentOrigin: string | undefined;
  readonly personalizationOrigin: string | undefined;
  readonly commerceOrigin: string | undefined;
  readonly partnersOrigin: string;
  /** No sandboxes are to be started here. */
  readonly partnersElsewhere: boolean;
  /** Addresses of all that is called over the network. */
  readonly services: readonly string[];
  readonly keys: Readonly<Record<KeyName, string>>;
  readonly giftCardKey: string | undefined;
  /** Empty where no order management system reports. */
  readonly fulfilmentSecrets: readonly string[];
  /** "shop.example", "shop.example:8443" or "solvane=shop.example". */
  readonly shopHosts: readonly string[];
  /** Addresses and networks, or names of such. */
  readonly trustedProxies: readonly string[];
  readonly editorOrigins: readonly string[];
  /** With the server's password. */
  readonly smtpUrl: string | undefined;
  /** "mail@shop.example" or "solvane=mail@shop.example". */
  readonly mailFrom: readonly string[];
  readonly smsUrl: string | undefined;
  readonly smsToken: string | undefined;
  /** Undefined where the environment does not say. */
  readonly outbox: boolean | undefined;
  /** None where every program is let in. */
  readonly accessKeys: readonly string[];
  readonly pictureHosts: readonly string[];
  readonly drawsAhead: boolean;
  /** Seconds. */
  readonly settlementGrace: number;
  /** Undefined where calls reach their services. */
  readonly mockedCalls: MockedCalls | undefined;
  readonly mockSeed: number;
  /** Milliseconds. */
  readonly mockDelay: number;
  readonly settings: SettingsLayers;
}

/** Names every setting that cannot be read, and why. */
export class EnvironmentError extends Error {
  readonly settings: readonly string[];
  constructor(faults: readonly { readonly setting: string; readonly message: string }[]) {
    super(faults.map(({ setting, message }) => `[cairn] [environment] ${setting}: ${message}.`).join('\n'));
    this.name = 'EnvironmentError';
    this.settings = faults.map((fault) => fault.setting);
  }
}

/** Reads the settings; an empty one counts as unset. Relative folders are taken from `root`. Throws EnvironmentError. */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>, root: string): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new EnvironmentError(parsed.error.issues.map((issue) => ({ setting: String(issue.path[0]), message: issue.message })));
  }
  const settings = parsed.data;
  if (settings.MOCK_CALLS !== undefined && variables.NODE_ENV === 'production') {
    throw new EnvironmentError([{ setting: 'MOCK_CALLS', message: 'calls are not mocked in production; use `npm run dev`' }]);
  }
  return {
    port: settings.PORT,
    partnersPort: settings.PARTNERS_PORT,
    backendPort: settings.BACKEND_PORT,
    listenHost: settings.LISTEN_HOST,
    backendPrefix: settings.BACKEND_PREFIX,
    dataDir: path.resolve(root, settings.DATA_DIR),
    contentDir: path.resolve(root, settings.CONTENT_DIR),
    databaseUrl: settings.DATABASE_URL,
    contentOrigin: settings.CONTENT_ORIGIN,
    personalizationOrigin: settings.PERSONALIZATION_ORIGIN,
    commerceOrigin: settings.COMMERCE_ORIGIN,
    partnersOrigin: settings.PARTNERS_ORIGIN ?? `http://localhost:${settings.PARTNERS_PORT}`,
    partnersElsewhere: settings.PARTNERS_ORIGIN !== undefined,
    services: [settings.CONTENT_ORIGIN, settings.PERSONALIZATION_ORIGIN, settings.COMMERCE_ORIGIN, settings.PARTNERS_ORIGIN].filter(
      (address) => address !== undefined,
    ),
    keys: { PARTNERS_KEY: settings.PARTNERS_KEY, ACCESS_KEY: settings.ACCESS_KEY, PREVIEW_KEY: settings.PREVIEW_KEY },
    giftCardKey: settings.GIFT_CARD_KEY,
    fulfilmentSecrets: settings.FULFILMENT_SECRET,
    shopHosts: settings.SHOP_HOSTS,
    trustedProxies: settings.TRUSTED_PROXIES,
    editorOrigins: settings.EDITOR_ORIGINS,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    smsUrl: settings.SMS_URL,
    smsToken: settings.SMS_TOKEN,
    outbox: settings.OUTBOX,
    accessKeys: settings.ACCESS_KEYS,
    pictureHosts: settings.PICTURE_HOSTS,
    drawsAhead: settings.PICTURES_AHEAD,
    settlementGrace: settings.SETTLEMENT_GRACE,
    mockedCalls: settings.MOCK_CALLS,
    mockSeed: settings.MOCK_SEED,
    mockDelay: settings.MOCK_DELAY,
    settings: settings.SETTINGS,
  };
}

function mockedCallsIn(text: string, context: z.core.$RefinementCtx): MockedCalls {
  try {
    return readMockedCalls(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
}

function layersIn(text: string, context: z.core.$RefinementCtx): SettingsLayers {
  try {
    return readLayers(text);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    context.addIssue({ code: 'custom', message: error.faults.join('; ') });
    return z.NEVER;
  }
}
