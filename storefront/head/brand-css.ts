import { chromeCss } from '#engine/chrome.ts';
import { faultCardCss } from '#engine/render/cards.ts';
import { solvane } from '#ui/brands/solvane.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import fontUrl from '#ui/fonts/archivo.woff2?url';
import { brandStyles } from '#ui/tokens/brand-styles.ts';
import { lateLayoutCss } from './late-layout.ts';

export { fontUrl };

const brands = [tarnfell, solvane];
const css: ReadonlyMap<string, string> = new Map(
  brands.map((brand) => [brand.id, `${brandStyles(brand, { fontUrl })}${chromeCss.replaceAll('\n', '')}${lateLayoutCss}`]),
);

/** A brand's tokens, fonts and base styles; in preview also the looks of fault cards. */
export function brandCss(brand: string, isPreview: boolean): string {
  return `${css.get(brand) ?? ''}${isPreview ? faultCardCss : ''}`;
}
