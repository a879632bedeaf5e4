import type { CSSProperties } from 'react';
import type { Breakpoint, Collection, CollectionBreakpoint } from '#generated/content/types.ts';

const breakpointNames: readonly Breakpoint[] = ['sm', 'md', 'lg'];

export type ByBreakpoint = Readonly<Record<Breakpoint, CollectionBreakpoint>>;

/** A missing breakpoint follows the next smaller one. */
export function resolveBreakpoints({ sm, md = sm, lg = md }: Collection['breakpoints']): ByBreakpoint {
  return { sm, md, lg };
}

/** Whether some breakpoint shows a carousel that code must move, and whether one moves by itself. */
export function carouselInteraction({ breakpoints }: Pick<Collection, 'breakpoints'>): {
  readonly isInteractive: boolean;
  readonly rotates: boolean;
} {
  const carousels = Object.values(resolveBreakpoints(breakpoints)).filter(({ type }) => type === 'carousel');
  const rotates = carousels.some(({ autoplay }) => autoplay);
  return { isInteractive: rotates || carousels.some(({ showArrows, showIndicators }) => showArrows || showIndicators), rotates };
}

const defaultColumns = { sm: 1, md: 2, lg: 4 } as const;
/** Percent of the carousel's width; the next slide peeks in, which says that there is more. */
const defaultSlideWidth = { sm: 84, md: 44, lg: 31 } as const;

/** The attributes and custom properties that the static styles read. */
export function trackLayout(
  at: ByBreakpoint,
  count: number,
): { readonly style: CSSProperties } & Readonly<Record<`data-${Breakpoint}`, CollectionBreakpoint['type']>> {
  const style: Record<string, string> = {};
  for (const name of breakpointNames) {
    const { columns, slideWidth, slidePadding } = at[name];
    style[`--${name}-columns`] = String(columns ?? Math.min(defaultColumns[name], Math.max(1, count)));
    style[`--${name}-slide`] = String((slideWidth ?? (columns ? 100 / columns : defaultSlideWidth[name])) / 100);
    if (slidePadding !== undefined) style[`--${name}-gap`] = `${slidePadding}px`;
  }
  return { style, 'data-sm': at.sm.type, 'data-md': at.md.type, 'data-lg': at.lg.type };
}

/** Names of the breakpoints at which a carousel shows a control, as a token list for a data attribute; undefined when at none. */
export function whereShown(at: ByBreakpoint, shows: (breakpoint: CollectionBreakpoint) => boolean | undefined): string | undefined {
  return breakpointNames.filter((name) => at[name].type === 'carousel' && shows(at[name])).join(' ') || undefined;
}
