import type { Site } from './site.ts';

/** A page of the same site that somebody has asked to be led to; undefined for everything else, which may be anywhere. */
export function ownPath(asked: string | null, { locale }: Pick<Site, 'locale'>): string | undefined {
  if (asked === null || !URL.canParse(asked, origin)) return undefined;
  const { origin: of, pathname, search } = new URL(asked, origin);
  // Of "//host" and "/\host" browsers make another origin, and so does this.
  return of === origin && (pathname === `/${locale}` || pathname.startsWith(`/${locale}/`)) ? `${pathname}${search}` : undefined;
}

/** Nobody's: an address that names another leads away. */
const origin = 'http://shop.invalid';
