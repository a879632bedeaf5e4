import { sites } from '#storefront/site/sites.ts';

interface Addresses {
  readonly port: number;
  readonly partners: string;
  readonly showcase: string;
}

/** A line for each address. */
export function announce({ port, partners, showcase }: Addresses): void {
  const shop = (host: string) => `http://${host}:${port}/`;
  const lines = [
    ...sites.brands.map(({ id, name }) => [
      name,
      id === sites.defaultBrand ? `${shop('localhost')}  ${shop(`${id}.localhost`)}` : shop(`${id}.localhost`),
    ]),
    ['Showcase', showcase],
    ['Contract', `${shop('localhost')}openapi.json`],
    ['Partners', `${partners}/`],
  ];
  for (const [name = '', address = ''] of lines) console.log(`${name.padEnd(10)}${address}`);
}
