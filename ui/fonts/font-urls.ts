import narrowBasic from './archivo-narrow-basic.woff2?url';
import narrowExtended from './archivo-narrow-extended.woff2?url';
import wideBasic from './archivo-wide-basic.woff2?url';
import wideExtended from './archivo-wide-extended.woff2?url';
import type { Brand } from '../tokens/contract.ts';
import { getFontCut, type FontCut, type FontUrls } from './cuts.ts';

const urls: Readonly<Record<FontCut, FontUrls>> = {
  wide: { basic: wideBasic, extended: wideExtended },
  narrow: { basic: narrowBasic, extended: narrowExtended },
};

/** URLs of the bundled font files of a brand. */
export const getFontUrls = (brand: Brand): FontUrls => urls[getFontCut(brand.voices.display.stretch)];
