import { EnvironmentError, localKeys, type Environment, type KeyName } from './environment.ts';

/** Characters below which a key can be guessed. */
const SHORTEST = 16;

interface Deployment {
  /** The keys that this program uses. */
  readonly names: readonly KeyName[];
  /** What NODE_ENV said before the program set it for itself. */
  readonly nodeEnv: string | undefined;
}

/** Throws EnvironmentError where other machines are reached, or reach this one, with keys that everybody knows or that can be guessed. */
export function refuseWeakKeys(environment: Environment, { names, nodeEnv }: Deployment): void {
  const reason = whyKeysMatter(environment, nodeEnv);
  const weak = reason === undefined ? [] : names.filter((name) => isWeak(name, environment.keys[name]));
  if (weak.length === 0) return;
  throw new EnvironmentError([
    {
      setting: weak.join(', '),
      message: `${reason}, so each needs a secret of at least ${SHORTEST} characters; make one with \`openssl rand -base64 32\``,
    },
  ]);
}

/** A backend that other machines can reach lets in only programs that it knows: it answers for drafts. */
export function refuseOpenBackend({ listenHost, accessKeys }: Environment): void {
  if (isLoopback(listenHost) || (accessKeys.length > 0 && accessKeys.every((key) => key.length >= SHORTEST))) return;
  throw new EnvironmentError([
    {
      setting: 'ACCESS_KEYS',
      message: `other machines can reach the backend (LISTEN_HOST is ${listenHost}), so it needs the keys of the programs that it lets in, each of at least ${SHORTEST} characters; make one with \`openssl rand -base64 32\``,
    },
  ]);
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^127(?:\.\d{1,3}){3}$/.test(host) || host === '::1' || host === '[::1]';
}

function whyKeysMatter({ listenHost, shopHosts, services }: Environment, nodeEnv: string | undefined): string | undefined {
  if (!isLoopback(listenHost)) return `other machines can reach this one (LISTEN_HOST is ${listenHost})`;
  const named = shopHosts.find((entry) => !isLoopback(entry.replace(/^.*=|:\d+$/g, '').toLowerCase()));
  if (named !== undefined) return `the shop has a name for others (SHOP_HOSTS has ${named})`;
  const elsewhere = services.find((origin) => !isLoopback(new URL(origin).hostname));
  if (elsewhere !== undefined) return `calls go to ${elsewhere}`;
  return nodeEnv === 'production' && services.length > 0 ? `NODE_ENV is production and calls go to ${services[0]}` : undefined;
}

function isWeak(name: KeyName, key: string): boolean {
  return key === localKeys[name] || key.length < SHORTEST;
}
