import type * as ShowPictures from './show-pictures.ts';
import type * as Texts from './texts.ts';

/** A locale's script: its attributes name the gallery, the product and the key. It fills the element with the fixed id. */
void (async () => {
  const { src, dataset } = document.currentScript as HTMLScriptElement;
  const { olapic: container = '', apikey: key = '', tags: productId, lang = 'en' } = dataset;
  const element = document.getElementById('olapic_specific_widget');
  // A script of another origin cannot import by a relative address.
  const { showPictures } = (await import(new URL('./show-pictures.ts', src).href)) as typeof ShowPictures;
  const { getLanguage } = (await import(new URL('./texts.ts', src).href)) as typeof Texts;
  if (element?.isConnected) showPictures(element, { origin: new URL(src).origin, key, language: getLanguage(lang), container, productId });
})();
