import type { ShopLanguage } from '../../../sites/shop-site.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Vocabulary } from './vocabulary.ts';

export const vocabularies: Readonly<Record<ShopLanguage, Vocabulary>> = { en: english, fr: french, de: german };
