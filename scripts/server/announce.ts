import { sites } from '#storefront/site/sites.ts';

/** A line for each address. */
export function announce({ port, partnersPort }: { readonly port: number; readonly partnersPort: number }): void {
  const shop = (host: string) => `http://${host}:${port}/`;
  const lines = [
    ...sites.brands.map(({ id, name }) => [
      name,
      id === sites.defaultBrand ? `${shop('localhost')}  ${shop(`${id}.localhost`)}` : shop(`${id}.localhost`),
    ]),
    ['Showcase', `${shop('localhost')}showcase`],
    ['Partners', `http://localhost:${partnersPort}/`],
  ];
  for (const [name = '', address = ''] of lines) console.log(`${name.padEnd(10)}${address}`);
}
