import { sites } from '#storefront/site/sites.ts';

/** A line for each address. */
export function announce({ port, partners }: { readonly port: number; readonly partners: string }): void {
  const shop = (host: string) => `http://${host}:${port}/`;
  const lines = [
    ...sites.brands.map(({ id, name }) => [
      name,
      id === sites.defaultBrand ? `${shop('localhost')}  ${shop(`${id}.localhost`)}` : shop(`${id}.localhost`),
    ]),
    ['Showcase', `${shop('localhost')}showcase`],
    ['Contract', `${shop('localhost')}openapi.json`],
    ['Partners', `${partners}/`],
  ];
  for (const [name = '', address = ''] of lines) console.log(`${name.padEnd(10)}${address}`);
}
