import { archivoFallbacks } from './archivo-fallbacks.ts';
import { cuts, subsets, type FontCut, type FontSubset, type FontUrls } from './cuts.ts';

const localNames = {
  regular: "local('Arial'),local('Liberation Sans'),local('Arimo')",
  bold: "local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold'),local('Arimo Bold')",
};

/** Font families by voice. Fallbacks have the measured width and line height of their voice, so that the layout does not shift. */
export const fontStacks = {
  body: "'Archivo','Archivo Fallback Body',Arial,sans-serif",
  wide: "'Archivo','Archivo Fallback Wide',Arial,sans-serif",
  condensed: "'Archivo','Archivo Fallback Condensed','Arial Narrow',Arial,sans-serif",
} as const;

const faces = Object.keys(subsets) as FontSubset[];

/** All @font-face rules of a cut. Without `urls` the text keeps its fallback font. */
export function createFontFaceCss(cut: FontCut, urls?: FontUrls): string {
  const { min, max } = cuts[cut];
  const fallbacks = Object.entries(archivoFallbacks).map(
    ([name, face]) =>
      `@font-face{font-family:'Archivo Fallback ${name.charAt(0).toUpperCase()}${name.slice(1)}';` +
      `src:${localNames[face.local]};size-adjust:${face.sizeAdjust};ascent-override:${face.ascentOverride};` +
      `descent-override:${face.descentOverride};line-gap-override:${face.lineGapOverride}}`,
  );
  const own = faces.flatMap((subset) =>
    urls === undefined
      ? []
      : `@font-face{font-family:'Archivo';src:url("${encodeURI(urls[subset]).replace(/['()]/g, encodeURIComponent)}") format('woff2');` +
        `font-weight:400 800;font-stretch:${min}% ${max}%;font-style:normal;font-display:swap;unicode-range:${subsets[subset]}}`,
  );
  return [...own, ...fallbacks].join('');
}
