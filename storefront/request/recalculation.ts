import type { RequestContext } from './request-context.ts';

/**
 * Set by a page while it reloads its own data for a changed visitor: the variant that each experience shows, e.g.
 * "home-hero:A|summer:baseline". Variants that stay are not reported again.
 */
export const shownCookie = 'cairn.shown';

/** The variants that the recalculated page shows, by experience; undefined on a page view. */
export function readShownVariants({
  isData,
  cookies,
}: Pick<RequestContext, 'isData' | 'cookies'>): ReadonlyMap<string, string> | undefined {
  const value = cookies[shownCookie];
  if (!isData || value === undefined) return undefined;
  return new Map(
    value.split('|').flatMap((pair) => {
      const at = pair.lastIndexOf(':');
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : [];
    }),
  );
}

/** @returns the cookie's value before encoding */
export function formatShownVariants(choices: readonly { readonly id: string; readonly chosen: string }[]): string {
  return choices.map(({ id, chosen }) => `${id}:${chosen}`).join('|');
}
