import { getFontCut, type FontUrls } from '../fonts/cuts.ts';
import { createFontFaceCss, fontStacks } from '../fonts/font-face.ts';
import type { Brand, Palette, TypeSize, Voice } from './contract.ts';
import { globalStyles } from './global-styles.ts';
import { sharedTokens } from './scale.ts';

const narrowRem = 390 / 16;
const wideRem = 1440 / 16;

/** CSS `clamp()` that grows linearly from the 390 px to the 1440 px viewport; its rem part scales with zoomed text. */
export function createFluidSize({ min, max }: Pick<TypeSize, 'min' | 'max'>): string {
  if (min === max) return `${min}rem`;
  const slope = (max - min) / (wideRem - narrowRem);
  const base = min - slope * narrowRem;
  return `clamp(${min}rem, ${base.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${max}rem)`;
}

const formatDeclarations = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

const createColorTokens = (palette: Palette): string =>
  formatDeclarations(Object.fromEntries(Object.entries(palette).map(([role, value]) => [`color-${role}`, value])));

function createVoiceTokens(name: string, voice: Voice): Record<string, string> {
  return {
    [`${name}-weight`]: String(voice.weight),
    [`${name}-stretch`]: `${voice.stretch}%`,
    [`${name}-tracking`]: `${voice.tracking}em`,
    [`${name}-word-spacing`]: `${voice.wordSpacing}em`,
    [`${name}-transform`]: voice.transform,
  };
}

function createBrandTokens(brand: Brand): string {
  const tokens: Record<string, string> = {
    'font-body': fontStacks.body,
    'font-heading': getFontCut(brand.voices.display.stretch) === 'narrow' ? fontStacks.condensed : fontStacks.wide,
  };
  for (const [step, size] of Object.entries(brand.type)) {
    tokens[`font-size-${step}`] = createFluidSize(size);
    tokens[`line-height-${step}`] = String(size.lineHeight);
  }
  for (const [name, voice] of Object.entries(brand.voices)) Object.assign(tokens, createVoiceTokens(name, voice));
  for (const [name, value] of Object.entries(brand.radii)) tokens[`radius-${name}`] = value;
  for (const [name, value] of Object.entries(brand.shadows)) tokens[`shadow-${name}`] = value;
  tokens['radius-round'] = '999px';
  tokens['color-selection'] = brand.tones.base.accent;
  tokens['color-selection-ink'] = brand.tones.base['accent-ink'];
  return formatDeclarations(tokens);
}

/**
 * The complete CSS text of a brand: font faces, tokens on `:root`, the tones `[data-tone='inverse']` and
 * `[data-tone='accent']` that remap every color role below them, and the base styles. For one `<style nonce>`.
 */
export function createBrandStyles(brand: Brand, { fonts }: { readonly fonts?: FontUrls } = {}): string {
  const { base, inverse, accent } = brand.tones;
  return [
    createFontFaceCss(getFontCut(brand.voices.display.stretch), fonts),
    `:root{${formatDeclarations(sharedTokens)}${createBrandTokens(brand)}}`,
    `:root,[data-tone='base']{${createColorTokens(base)}}`,
    `[data-tone='inverse']{${createColorTokens(inverse)}}`,
    `[data-tone='accent']{${createColorTokens(accent)}}`,
    `:where([data-tone]){color:var(--color-ink)}`,
    globalStyles,
  ].join('');
}
