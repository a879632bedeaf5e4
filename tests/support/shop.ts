/** Port of the shop under test; playwright.config.ts starts it there. */
const port = Number(process.env.TEST_PORT ?? 4100);

export type Brand = 'tarnfell' | 'solvane';
export const brands: readonly Brand[] = ['tarnfell', 'solvane'];

/** Each brand's own host name; Chromium resolves every name below localhost. */
export const origins: Readonly<Record<Brand, string>> = {
  tarnfell: `http://localhost:${port}`,
  solvane: `http://solvane.localhost:${port}`,
};

export const locales = ['en-us', 'en-ca', 'fr-ca', 'en-gb', 'de-de'] as const;

export interface PageKind {
  readonly kind: string;
  /** The path after the locale, with a leading slash. */
  readonly path: Readonly<Record<Brand, string>>;
  readonly status: number;
}

/** One address of every kind of page that shoppers see, in each brand. */
export const pageKinds: readonly PageKind[] = [
  { kind: 'home', path: { tarnfell: '', solvane: '' }, status: 200 },
  { kind: 'landing', path: { tarnfell: '/jackets', solvane: '/run' }, status: 200 },
  { kind: 'article', path: { tarnfell: '/articles/the-long-way-up', solvane: '/articles/five-before-work' }, status: 200 },
  { kind: 'stories', path: { tarnfell: '/stories', solvane: '/stories' }, status: 200 },
  { kind: 'terms', path: { tarnfell: '/privacy', solvane: '/privacy' }, status: 200 },
  { kind: 'location selector', path: { tarnfell: '/location-selector', solvane: '/location-selector' }, status: 200 },
  { kind: 'not found', path: { tarnfell: '/no-such-page', solvane: '/no-such-page' }, status: 404 },
];

/** Pages of the catalog with their English paths: other languages have other ones. */
export const catalogPages: readonly Omit<PageKind, 'status'>[] = [
  { kind: 'category', path: { tarnfell: '/c/jackets-2000', solvane: '/c/run-6000' } },
  { kind: 'search', path: { tarnfell: '/search?q=kestrel', solvane: '/search?q=cadence' } },
  { kind: 'product', path: { tarnfell: '/p/kestrel-shell-jacket-TFKES01M', solvane: '/p/cadence-runner-SVCAD01M' } },
];

/** A variant of each brand with a large stock. */
export const plentifulSkus: Readonly<Record<Brand, string>> = {
  tarnfell: 'TARNFELL:TFKES01M:G4S:M::1:',
  solvane: 'SOLVANE:SVCAD01M:S5F:080:M:1:',
};

/** The address of a page, in the default locale unless another is given. */
export function getAddress(brand: Brand, path: string, locale = 'en-us'): string {
  return `${origins[brand]}/${locale}${path}`;
}
