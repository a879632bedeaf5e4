import type { Alignment, Hero } from '#generated/content/types.ts';

/**
 * Position of the text: over the image at its top, center or bottom; below it; or split, which is over the image with the buttons below it.
 */
export type Placement = 'top' | 'center' | 'bottom' | 'split' | 'below';
export type Align = Alignment;

export interface Placements {
  readonly sm: Placement;
  /** From 600 px. */
  readonly md: Placement;
  readonly smAlign: Align;
  readonly mdAlign: Align;
}

type Layout = NonNullable<Hero['layout']>;

const byLayout: Readonly<Record<Layout, readonly [sm: Placement, md: Placement, align: Align]>> = {
  standardHero: ['split', 'bottom', 'left'],
  blockBelowHero: ['below', 'below', 'left'],
  productOverlayHero: ['split', 'center', 'left'],
  overlayTopHero: ['top', 'top', 'center'],
  overlayCenterHero: ['center', 'center', 'center'],
  overlayBottomHero: ['bottom', 'bottom', 'left'],
};

const byOverride = { overlay: 'center', 'overlay-top': 'top', 'overlay-bottom': 'bottom', below: 'below' } as const;

/** Applies the layout's overrides by breakpoint; buttons move below on small screens unless it is an overlay. */
export function resolvePlacements({ layout = 'standardHero', alignment, responsiveLayout }: Hero): Placements {
  const [sm, md, align] = byLayout[layout];
  const smOverride = responsiveLayout?.sm?.layout;
  const mdOverride = responsiveLayout?.md?.layout;
  return {
    sm: smOverride ? byOverride[smOverride] : sm,
    md: mdOverride ? byOverride[mdOverride] : md,
    smAlign: responsiveLayout?.sm?.alignment ?? alignment ?? align,
    mdAlign: responsiveLayout?.md?.alignment ?? alignment ?? align,
  };
}
