import { chromeCss } from '#engine/chrome.ts';
import { faultCardCss } from '#engine/render/cards.ts';
import { solvane } from '#ui/brands/solvane.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import fontUrl from '#ui/fonts/archivo.woff2?url';
import { brandStyles } from '#ui/tokens/brand-styles.ts';

export { fontUrl };

/**
 * What stands below the first screen is laid out and painted when it comes near. The first two blocks are left alone: they are what a page
 * is first seen by. The height is a guess until a block has been shown once.
 */
const lateLayout =
  'main>div>[data-block]:not([data-block=run]):nth-child(n+2),main [data-block=run]>[data-block]:nth-child(n+3),footer{content-visibility:auto;contain-intrinsic-size:auto 40rem}';

const brands = [tarnfell, solvane];
const css: ReadonlyMap<string, string> = new Map(
  brands.map((brand) => [brand.id, `${brandStyles(brand, { fontUrl })}${chromeCss.replaceAll('\n', '')}${lateLayout}`]),
);

/** A brand's tokens, fonts and base styles; in preview also the looks of fault cards. */
export function brandCss(brand: string, isPreview: boolean): string {
  return `${css.get(brand) ?? ''}${isPreview ? faultCardCss : ''}`;
}
