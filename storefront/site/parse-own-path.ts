import type { Site } from './site.ts';

/** The path of a requested page if it is on the same site; undefined for any other address. */
export function parseOwnPath(requested: string | null, { locale }: Pick<Site, 'locale'>): string | undefined {
  if (requested === null || !URL.canParse(requested, origin)) return undefined;
  const { origin: of, pathname, search } = new URL(requested, origin);
  // Browsers parse "//host" and "/\host" as another origin, as URL does.
  return of === origin && (pathname === `/${locale}` || pathname.startsWith(`/${locale}/`)) ? `${pathname}${search}` : undefined;
}

/** A reserved host that no valid address has. */
const origin = 'http://shop.invalid';
