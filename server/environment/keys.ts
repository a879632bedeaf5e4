import type { SiteConfiguration } from '#storefront/site/configuration.ts';
import { EnvironmentError, localKeys, type Environment, type KeyName } from './environment.ts';

/** Characters below which a key can be guessed. */
const SHORTEST = 16;

/** Reserved names (RFC 2606), such as those of the example shop. */
const RESERVED = /\.(?:example|test|invalid)$/;

interface Deployment {
  /** Sites of the shop; undefined if the program serves none. */
  readonly sites?: SiteConfiguration;
  /** The keys that this program uses. */
  readonly names: readonly KeyName[];
  /** NODE_ENV before the program sets it itself. */
  readonly nodeEnv: string | undefined;
}

/** @throws EnvironmentError if other machines can take part and a key is a public default or too short. */
export function rejectWeakKeys(environment: Environment, { names, nodeEnv, sites }: Deployment): void {
  const reason = findExposure(environment) ?? (nodeEnv === 'production' ? findProductionExposure(environment, sites) : undefined);
  const weak = reason === undefined ? [] : names.filter((name) => isWeak(name, environment.keys[name]));
  if (weak.length === 0) return;
  throw new EnvironmentError([
    {
      setting: weak.join(', '),
      message: `${reason}, so each needs a secret of at least ${SHORTEST} characters; generate one with \`openssl rand -base64 32\``,
    },
  ]);
}

/**
 * A backend that other machines can reach serves drafts, so it accepts only known programs.
 * @throws EnvironmentError without access keys.
 */
export function rejectOpenBackend({ listenHost, accessKeys }: Environment): void {
  if (isLoopback(listenHost) || (accessKeys.length > 0 && accessKeys.every((key) => key.length >= SHORTEST))) return;
  throw new EnvironmentError([
    {
      setting: 'ACCESS_KEYS',
      message: `other machines can reach the backend (LISTEN_HOST is ${listenHost}), so it requires access keys, each of at least ${SHORTEST} characters; generate one with \`openssl rand -base64 32\``,
    },
  ]);
}

/** True if no other machine takes part, so that accounts with public passwords may exist. */
export function isLocalOnly(environment: Environment): boolean {
  return findExposure(environment) === undefined && environment.accessKeys.length === 0;
}

/**
 * True on a developer's machine, where an empty database gets the example shop: no other machine takes part, its keys are the public
 * defaults, and NODE_ENV is not production.
 */
export function isDeveloperMachine(environment: Environment, nodeEnv: string | undefined): boolean {
  const { databaseUrl, keys } = environment;
  if (nodeEnv === 'production' || !isLocalOnly(environment)) return false;
  if (databaseUrl !== undefined && !isLoopback(new URL(databaseUrl).hostname)) return false;
  return (Object.keys(localKeys) as KeyName[]).every((name) => keys[name] === localKeys[name]);
}

/**
 * True if no other machine takes part and every name of the shop is of this machine. A shop with a public name is public even if it listens
 * only locally, because a proxy on the same machine may serve it.
 */
export function isPrivateShop(environment: Environment, sites: SiteConfiguration): boolean {
  return isLocalOnly(environment) && findPublicHost(sites) === undefined;
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^127(?:\.\d{1,3}){3}$/.test(host) || host === '::1' || host === '[::1]';
}

function findExposure({ listenHost, shopHosts, services }: Environment): string | undefined {
  if (!isLoopback(listenHost)) return `other machines can reach this one (LISTEN_HOST is ${listenHost})`;
  const named = shopHosts.find((entry) => !isLoopback(entry.replace(/^.*=|:\d+$/g, '').toLowerCase()));
  if (named !== undefined) return `the shop has a public name (SHOP_HOSTS contains ${named})`;
  const elsewhere = services.find((origin) => !isLoopback(new URL(origin).hostname));
  return elsewhere === undefined ? undefined : `calls go to ${elsewhere}`;
}

/** In production, a reverse proxy on this machine may expose a shop that listens only locally. */
function findProductionExposure({ services }: Environment, sites: SiteConfiguration | undefined): string | undefined {
  if (services.length > 0) return `NODE_ENV is production and calls go to ${services[0]}`;
  const named = sites && findPublicHost(sites);
  return named === undefined ? undefined : `NODE_ENV is production and the shop has a public name (${named})`;
}

const findPublicHost = ({ brands }: SiteConfiguration): string | undefined =>
  brands.flatMap(({ hosts }) => hosts).find((host) => !isLoopback(host) && !RESERVED.test(host));

function isWeak(name: KeyName, key: string): boolean {
  return key === localKeys[name] || key.length < SHORTEST;
}
