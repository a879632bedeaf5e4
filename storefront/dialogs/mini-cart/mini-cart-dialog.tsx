import { use, useCallback, type ReactElement } from 'react';
import { MiniCart } from '#commerce/cart/mini-cart.tsx';
import { createSpeech, type CartWords } from '#commerce/cart/speech.ts';
import { wordsFor } from '#commerce/words/words-for.ts';
import { namesOf } from '../../commerce/shop-locale.ts';
import type { DialogProps } from '../define-dialog.ts';
import type { MiniCartParams } from './mini-cart-params.ts';

const loaded = new Map<string, Promise<CartWords>>();

/** The cart beside the page, whatever the page is. */
export default function MiniCartDialog({ params, locale, frame }: DialogProps<MiniCartParams>): ReactElement {
  const words = use(wordsOf(locale));
  const speechIn = useCallback((currency: string) => createSpeech({ ...namesOf(locale), currency }), [locale]);
  return <MiniCart frame={frame} added={params.added} words={words} speechIn={speechIn} />;
}

function wordsOf(locale: string): Promise<CartWords> {
  const known = loaded.get(locale);
  if (known) return known;
  const words = wordsFor('cart', locale);
  loaded.set(locale, words);
  words.catch(() => loaded.delete(locale));
  return words;
}
