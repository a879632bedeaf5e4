import path from 'node:path';
import { z } from 'zod';
import { isNetwork } from '../ingress/trusted-proxies.ts';
import { readMockedCalls, type MockedCalls } from './mocked-calls.ts';
import { readLayers, SettingsError, type SettingsLayers } from '#settings/layers.ts';

const getPort = (standard: number) => z.coerce.number().int().min(0).max(65_535).default(standard);
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

/** Default secret for the numbers of gift cards, on a machine that no other one can reach (gift-card-key.ts). */
export const localGiftCardKey = 'local-gift-card-key';

/** Publicly known default keys, for a shop that no other machine can reach (keys.ts). */
export const localKeys = { PARTNERS_KEY: 'local-partners-key', ACCESS_KEY: 'local-access-key', PREVIEW_KEY: 'local-preview-key' } as const;

export type KeyName = keyof typeof localKeys;

const getKey = (name: KeyName) => z.string().min(1).default(localKeys[name]);

const schema = z.object({
  PORT: getPort(4000),
  PARTNERS_PORT: getPort(4001),
  BACKEND_PORT: getPort(4002),
  /** Address that all servers listen on. By default no other machine can reach it; 0.0.0.0 is every address of this machine. */
  LISTEN_HOST: z.string().min(1).default('127.0.0.1'),
  /** Path prefix of the operations when the backend runs on its own. */
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
  /** Origin of the partners for browsers. By default their sandboxes are started on the second port of this machine. */
  PARTNERS_ORIGIN: origin,
  /** Comma-separated origins whose pages may frame previews and the showcase. */
  EDITOR_ORIGINS: list.pipe(z.array(z.url().transform((url) => new URL(url).origin))),
  /**
   * Comma-separated host names that the shop has in addition to those of its site configuration, with the brand as a prefix if it is not
   * the default one.
   */
  SHOP_HOSTS: list.pipe(
    z.array(z.string().regex(/^(?:[a-z]+=)?[a-z0-9.-]+(?::\d{1,5})?$/i, 'must be names such as shop.example or solvane=shop.example')),
  ),
  /** An SMTP server for the shop's mails; without one they are stored in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  /** Comma-separated sender addresses, with the brand as a prefix for an address of that brand alone. */
  MAIL_FROM: list.pipe(
    z.array(
      z
        .string()
        .regex(/^(?:[a-z]+=)?[^\s"<>()=@]+@[^\s"<>()=@]+$/, 'must be addresses such as mail@shop.example or solvane=mail@shop.example'),
    ),
  ),
  /** Service that receives text messages by POST; without one they are stored in the outbox. */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Access token of that service. */
  SMS_TOKEN: z.string().min(1).optional(),
  /** Serves unsent mails and text messages at /outbox if true. */
  OUTBOX: z.stringbool().optional(),
  /** Comma-separated networks whose X-Forwarded-Proto, -Host and -For are trusted. */
  TRUSTED_PROXIES: list
    .transform((networks) => (networks.length > 0 ? networks : ['loopback']))
    .pipe(z.array(z.string().refine(isNetwork, 'must be addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal'))),
  /** Comma-separated hosts, with port, in an internal network from which pictures of imported products may be downloaded. */
  PICTURE_HOSTS: list,
  /** Draws pictures ahead of requests while the server is idle. */
  PICTURES_AHEAD: z.stringbool().default(true),
  /**
   * Seconds until an authorization that is unknown to the payment partner counts as never sent. Must exceed the partner's response time.
   */
  SETTLEMENT_GRACE: z.coerce.number().int().min(12).max(600).default(30),
  /** Key of this server for the partners' server. */
  PARTNERS_KEY: getKey('PARTNERS_KEY'),
  /** Key of the app's servers for the services. */
  ACCESS_KEY: getKey('ACCESS_KEY'),
  /** Secret that signs preview links for editors. */
  PREVIEW_KEY: getKey('PREVIEW_KEY'),
  /** Secret from which numbers and PINs of gift cards are derived; it must never change. */
  GIFT_CARD_KEY: z.string().min(16, 'must have at least 16 characters; generate one with `openssl rand -base64 32`').optional(),
  /** Comma-separated secrets for the signature of the order management system; two while one replaces the other. */
  FULFILLMENT_SECRET: list.pipe(
    z
      .array(z.string().min(16, 'must have at least 16 characters; generate one with `openssl rand -base64 32`'))
      .max(2, 'must be one secret, or two while one replaces the other'),
  ),
  /** Comma-separated keys that the backend accepts; without any, it accepts every program. */
  ACCESS_KEYS: list,
  /** In development: a mock of the contract responds in place of every service, with these statuses. */
  MOCK_CALLS: z.string().transform(parseMockedCalls).optional(),
  /** Varies the data of the mock. */
  MOCK_SEED: z.coerce.number().int().min(0).max(2_147_483_647).default(1),
  /** Milliseconds before each response of the mock. */
  MOCK_DELAY: z.coerce.number().int().min(0).max(60_000).default(0),
  /** Overrides of the shop's own settings; JSON (docs/reference/settings.md). */
  SETTINGS: z.string().default('').transform(parseLayers),
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
  /** True if no sandboxes are started here. */
  readonly hasRemotePartners: boolean;
  /** URLs of all services that are called over the network. */
  readonly services: readonly string[];
  readonly keys: Readonly<Record<KeyName, string>>;
  readonly giftCardKey: string | undefined;
  /** Empty if no order management system reports. */
  readonly fulfillmentSecrets: readonly string[];
  /** "shop.example", "shop.example:8443" or "solvane=shop.example". */
  readonly shopHosts: readonly string[];
  /** Addresses and networks, or names of such. */
  readonly trustedProxies: readonly string[];
  readonly editorOrigins: readonly string[];
  /** Contains the server's password. */
  readonly smtpUrl: string | undefined;
  /** "mail@shop.example" or "solvane=mail@shop.example". */
  readonly mailFrom: readonly string[];
  readonly smsUrl: string | undefined;
  readonly smsToken: string | undefined;
  /** Undefined if the variable is not set. */
  readonly outbox: boolean | undefined;
  /** Empty if every program is accepted. */
  readonly accessKeys: readonly string[];
  readonly pictureHosts: readonly string[];
  readonly drawsPicturesAhead: boolean;
  /** Seconds. */
  readonly settlementGrace: number;
  /** Undefined if calls reach their services. */
  readonly mockedCalls: MockedCalls | undefined;
  readonly mockSeed: number;
  /** Milliseconds. */
  readonly mockDelay: number;
  readonly settings: SettingsLayers;
}

/** Error with the name of every invalid setting and the reason. */
export class EnvironmentError extends Error {
  readonly settings: readonly string[];
  constructor(faults: readonly { readonly setting: string; readonly message: string }[]) {
    super(faults.map(({ setting, message }) => `[cairn] [environment] ${setting}: ${message}.`).join('\n'));
    this.name = 'EnvironmentError';
    this.settings = faults.map((fault) => fault.setting);
  }
}

/**
 * Reads the environment variables; an empty one counts as unset. Relative folders are resolved against `root`.
 * @throws EnvironmentError
 */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>, root: string): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new EnvironmentError(parsed.error.issues.map((issue) => ({ setting: String(issue.path[0]), message: issue.message })));
  }
  const settings = parsed.data;
  if (settings.MOCK_CALLS !== undefined && variables.NODE_ENV === 'production') {
    throw new EnvironmentError([{ setting: 'MOCK_CALLS', message: 'the mock is not available in production; use `npm run dev`' }]);
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
    hasRemotePartners: settings.PARTNERS_ORIGIN !== undefined,
    services: [settings.CONTENT_ORIGIN, settings.PERSONALIZATION_ORIGIN, settings.COMMERCE_ORIGIN, settings.PARTNERS_ORIGIN].filter(
      (address) => address !== undefined,
    ),
    keys: { PARTNERS_KEY: settings.PARTNERS_KEY, ACCESS_KEY: settings.ACCESS_KEY, PREVIEW_KEY: settings.PREVIEW_KEY },
    giftCardKey: settings.GIFT_CARD_KEY,
    fulfillmentSecrets: settings.FULFILLMENT_SECRET,
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
    drawsPicturesAhead: settings.PICTURES_AHEAD,
    settlementGrace: settings.SETTLEMENT_GRACE,
    mockedCalls: settings.MOCK_CALLS,
    mockSeed: settings.MOCK_SEED,
    mockDelay: settings.MOCK_DELAY,
    settings: settings.SETTINGS,
  };
}

function parseMockedCalls(text: string, context: z.core.$RefinementCtx): MockedCalls {
  try {
    return readMockedCalls(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
}

function parseLayers(text: string, context: z.core.$RefinementCtx): SettingsLayers {
  try {
    return readLayers(text);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    context.addIssue({ code: 'custom', message: error.faults.join('; ') });
    return z.NEVER;
  }
}
