import type { CSSProperties } from 'react';
import type { Breakpoint, Collection, CollectionBreakpoint } from '#generated/content/types.ts';

const breakpointNames: readonly Breakpoint[] = ['sm', 'md', 'lg'];

export type ByBreakpoint = Readonly<Record<Breakpoint, CollectionBreakpoint>>;

/** Fills a missing breakpoint from the next smaller one. */
export function resolveBreakpoints({ sm, md = sm, lg = md }: Collection['breakpoints']): ByBreakpoint {
  return { sm, md, lg };
}

/** Returns whether a breakpoint shows a carousel that needs code, and whether one rotates by itself. */
export function getCarouselInteraction({ breakpoints }: Pick<Collection, 'breakpoints'>): {
  readonly isInteractive: boolean;
  readonly rotates: boolean;
} {
  const carousels = Object.values(resolveBreakpoints(breakpoints)).filter(({ type }) => type === 'carousel');
  const rotates = carousels.some(({ autoplay }) => autoplay);
  return { isInteractive: rotates || carousels.some(({ showArrows, showIndicators }) => showArrows || showIndicators), rotates };
}

const defaultColumns = { sm: 1, md: 2, lg: 4 } as const;
/** Percent of the carousel's width; the next slide is partly visible, which shows that there is more. */
const defaultSlideWidth = { sm: 84, md: 44, lg: 31 } as const;

/** The attributes and custom properties that the static styles read. */
export function getTrackLayout(
  at: ByBreakpoint,
  count: number,
): { readonly style: CSSProperties } & Readonly<Record<`data-${Breakpoint}`, CollectionBreakpoint['type']>> {
  const style: Record<string, string> = {};
  for (const name of breakpointNames) {
    const { columns, slidePadding } = at[name];
    style[`--${name}-columns`] = String(columns ?? Math.min(defaultColumns[name], Math.max(1, count)));
    style[`--${name}-slide`] = String(getSlideShare(at, name));
    if (slidePadding !== undefined) style[`--${name}-gap`] = `${slidePadding}px`;
  }
  return { style, 'data-sm': at.sm.type, 'data-md': at.md.type, 'data-lg': at.lg.type };
}

/** Fraction of the carousel's width, 1 for all of it. */
function getSlideShare(at: ByBreakpoint, name: Breakpoint): number {
  const { columns, slideWidth } = at[name];
  return (slideWidth ?? (columns ? 100 / columns : defaultSlideWidth[name])) / 100;
}

/** Three times a rounded third must still count as one. */
const WHOLE = 1.001;

/**
 * Names of the breakpoints at which a carousel shows a control, as a token list for a data attribute; undefined when there are none. A
 * carousel with all slides in view needs no control.
 */
export function getShownBreakpoints(
  at: ByBreakpoint,
  count: number,
  shows: (breakpoint: CollectionBreakpoint) => boolean | undefined,
): string | undefined {
  const hasMultiplePages = (name: Breakpoint): boolean => at[name].type === 'carousel' && getSlideShare(at, name) * count > WHOLE;
  return breakpointNames.filter((name) => hasMultiplePages(name) && shows(at[name])).join(' ') || undefined;
}
