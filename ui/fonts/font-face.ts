import { archivoFallbacks } from './archivo-fallbacks.ts';

const localNames = {
  regular: "local('Arial'),local('Liberation Sans'),local('Arimo')",
  bold: "local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold'),local('Arimo Bold')",
};

/** Family names by voice: the fallback of a voice has that voice's measured width and line, so that nothing shifts. */
export const fontStacks = {
  body: "'Archivo','Archivo Fallback Body',Arial,sans-serif",
  wide: "'Archivo','Archivo Fallback Wide',Arial,sans-serif",
  condensed: "'Archivo','Archivo Fallback Condensed','Arial Narrow',Arial,sans-serif",
} as const;

/** All @font-face rules. `url` is where the host serves {@link fontFileName}. */
export function fontFaceCss(url: string): string {
  const source = encodeURI(url).replace(/['()]/g, encodeURIComponent);
  const fallbacks = Object.entries(archivoFallbacks).map(
    ([name, face]) =>
      `@font-face{font-family:'Archivo Fallback ${name.charAt(0).toUpperCase()}${name.slice(1)}';` +
      `src:${localNames[face.local]};size-adjust:${face.sizeAdjust};ascent-override:${face.ascentOverride};` +
      `descent-override:${face.descentOverride};line-gap-override:${face.lineGapOverride}}`,
  );
  return (
    `@font-face{font-family:'Archivo';src:url("${source}") format('woff2');` +
    `font-weight:400 800;font-stretch:75% 112%;font-style:normal;font-display:swap}${fallbacks.join('')}`
  );
}
