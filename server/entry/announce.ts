import type { Log } from '#backend/ports.ts';
import { sites } from '#storefront/site/sites.ts';

interface Addresses {
  readonly port: number;
  readonly partners: string;
  readonly showcase: string;
  /** Address of unsent mails. */
  readonly outbox?: string;
  /** Address of the mock as a server of its own. */
  readonly mock?: string;
}

/** Shows the addresses of the shop. */
export function announce({ port, partners, showcase, outbox, mock }: Addresses, log: Log): void {
  const getShop = (host: string) => `http://${host}:${port}/`;
  const lines = [
    ...sites.brands.map(({ id, name }) => [
      name,
      id === sites.defaultBrand ? `${getShop('localhost')}  ${getShop(`${id}.localhost`)}` : getShop(`${id}.localhost`),
    ]),
    ['Showcase', showcase],
    ...(outbox === undefined ? [] : [['Outbox', outbox]]),
    ...(mock === undefined ? [] : [['Mock', mock]]),
    ['Contract', `${getShop('localhost')}openapi.json`],
    ['Partners', `${partners}/`],
  ];
  announceLines(lines, log);
}

/** One line per address: a table on a terminal, otherwise lines of the log. */
export function announceLines(lines: readonly (readonly string[])[], log: Log): void {
  for (const [name = '', address = ''] of lines) {
    if (process.stdout.isTTY) console.log(`${name.padEnd(10)}${address}`);
    else log.info(`[cairn] [start] ${name}: ${address}`);
  }
}
