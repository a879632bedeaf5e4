import { blockLayoutCss } from '#engine/block-layout.ts';
import { createShortFingerprint } from '#engine/hash.ts';
import { faultCardCss } from '#engine/render/cards.ts';
import { solvane } from '#ui/brands/solvane.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import type { FontUrls } from '#ui/fonts/cuts.ts';
import { getFontUrls } from '#ui/fonts/font-urls.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { deferredLayoutCss } from './deferred-layout.ts';
import { sharedStyles } from './shared-styles.ts';

const brands = [tarnfell, solvane];

/** A brand's tokens, fonts, base styles and the rules of its shared parts: the same on all its pages, so that browsers cache them. */
export interface BrandSheet {
  readonly css: string;
  /** Changes with the rules. */
  readonly version: string;
  readonly href: string;
  readonly fonts: FontUrls;
}

const sheets: ReadonlyMap<string, BrandSheet> = new Map(
  brands.map((brand) => {
    const fonts = getFontUrls(brand);
    const css = `${createBrandStyles(brand, { fonts })}${blockLayoutCss.replaceAll('\n', '')}${deferredLayoutCss}${faultCardCss.replaceAll('\n', '')}${sharedStyles.css}`;
    const version = createShortFingerprint(css);
    return [brand.id, { css, version, href: `/fapi/styles/${brand.id}?v=${version}`, fonts }];
  }),
);

export function getBrandSheet(brand: string): BrandSheet | undefined {
  return sheets.get(brand);
}
