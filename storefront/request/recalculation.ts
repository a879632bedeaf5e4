import type { RequestContext } from './request-context.ts';

/**
 * Set by a page that asks for itself anew because its visitor has become another, for as long as it asks: what each experience shows
 * already, e.g. "home-hero:A|summer:baseline". What stays has been told, and is not told again.
 */
export const shownCookie = 'cairn.shown';

/** What the page that recalculates shows by experience; undefined where a page is viewed for the first time. */
export function shownBefore({ isData, cookies }: Pick<RequestContext, 'isData' | 'cookies'>): ReadonlyMap<string, string> | undefined {
  const value = cookies[shownCookie];
  if (!isData || value === undefined) return undefined;
  return new Map(
    value.split('|').flatMap((pair) => {
      const at = pair.lastIndexOf(':');
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : [];
    }),
  );
}

/** @returns the cookie's value, not yet encoded. */
export function writeShown(choices: readonly { readonly id: string; readonly picked: string }[]): string {
  return choices.map(({ id, picked }) => `${id}:${picked}`).join('|');
}
