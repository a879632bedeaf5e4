import type { Breakpoint, SpaceSize } from '#generated/content/types.ts';

/** Layout that an editor can set on any block; the engine's wrapper applies it. */
export interface BlockLayout {
  readonly bottomMargins?: SpaceSize | Readonly<Partial<Record<Breakpoint, SpaceSize>>>;
  readonly hideOnBreakpoint?: readonly Breakpoint[];
  readonly isFullWidth?: boolean;
}

/** Attributes of the wrapper element. */
export type LayoutAttributes = Readonly<Record<string, string>>;

const BREAKPOINTS: readonly Breakpoint[] = ['sm', 'md', 'lg'];
const SIZES: readonly SpaceSize[] = ['none', 'xs', 'sm', 'md', 'lg', 'xl'];
/** Media conditions of the widths that editors name. */
export const breakpointMedia = { sm: '(width < 600px)', md: '(600px <= width < 1024px)', lg: '(width >= 1024px)' } as const;
const FROM = { sm: '', md: '@media (width >= 600px)', lg: '@media (width >= 1024px)' } as const;

/** Reads the three shared layout fields of a validated block. */
export function parseBlockLayout(raw: Readonly<Record<string, unknown>>): BlockLayout {
  const layout: { -readonly [Key in keyof BlockLayout]: BlockLayout[Key] } = {};
  const { bottomMargins, hideOnBreakpoint } = raw;
  if (typeof bottomMargins === 'string' || isRecord(bottomMargins)) layout.bottomMargins = bottomMargins as BlockLayout['bottomMargins'];
  if (Array.isArray(hideOnBreakpoint) && hideOnBreakpoint.length > 0) layout.hideOnBreakpoint = hideOnBreakpoint as Breakpoint[];
  if (raw.isFullWidth === true) layout.isFullWidth = true;
  return layout;
}

/** Merges the layout of an experience or segment into the chosen block; the block's own margin wins. */
export function inheritBlockLayout(own: BlockLayout, outer: BlockLayout): BlockLayout {
  const hidden = new Set([...(own.hideOnBreakpoint ?? []), ...(outer.hideOnBreakpoint ?? [])]);
  return {
    ...((own.bottomMargins ?? outer.bottomMargins) ? { bottomMargins: own.bottomMargins ?? outer.bottomMargins } : {}),
    ...(hidden.size > 0 ? { hideOnBreakpoint: BREAKPOINTS.filter((at) => hidden.has(at)) } : {}),
    ...(own.isFullWidth || outer.isFullWidth ? { isFullWidth: true } : {}),
  };
}

export const NO_ATTRIBUTES: LayoutAttributes = Object.freeze({});

/** The wrapper's attributes for the editor's layout, without the block's type and id. */
export function getLayoutAttributes(layout: BlockLayout): LayoutAttributes {
  const { bottomMargins, hideOnBreakpoint, isFullWidth } = layout;
  if (!bottomMargins && !hideOnBreakpoint && !isFullWidth) return NO_ATTRIBUTES;
  const margin = getMarginTokens(bottomMargins);
  return {
    ...(margin === '' ? {} : { 'data-margin': margin }),
    ...(hideOnBreakpoint ? { 'data-hide': hideOnBreakpoint.join(' ') } : {}),
    ...(isFullWidth ? { 'data-full': '' } : {}),
  };
}

function getMarginTokens(margins: BlockLayout['bottomMargins']): string {
  if (margins === undefined) return '';
  if (typeof margins === 'string') return `sm:${margins}`;
  return BREAKPOINTS.flatMap((at) => (margins[at] === undefined ? [] : [`${at}:${margins[at]}`])).join(' ');
}

/** The wrapper's styles; the host serves them once. Sizes read the design system's `--space-block-<size>`, with fallbacks. */
export const blockLayoutCss: string = [
  '[data-block]:empty{display:none}',
  '[data-block=run]{display:contents}',
  '[data-block][data-full]{inline-size:auto;max-inline-size:none}',
  ...BREAKPOINTS.map((at) => `@media ${breakpointMedia[at]}{[data-hide~="${at}"]{display:none}}`),
  ...BREAKPOINTS.map((at) => {
    const rules = SIZES.map((size) => `[data-margin~="${at}:${size}"]{margin-block-end:${getBlockSpace(size)}}`).join('');
    return FROM[at] === '' ? rules : `${FROM[at]}{${rules}}`;
  }),
].join('\n');

/** The CSS length of a size. */
export function getBlockSpace(size: SpaceSize): string {
  const step = SIZES.indexOf(size);
  return size === 'none' ? '0' : `var(--space-block-${size},${step * 0.75 + (step > 2 ? step * 0.5 : 0)}rem)`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
