import type * as ShowPictures from './show-pictures.ts';

/** A locale's script: it is told by its attributes what to show, and where it stands it shows it. */
void (async () => {
  const { src, dataset } = document.currentScript as HTMLScriptElement;
  const { olapic = '', tags = '', lang = 'en' } = dataset;
  const place = document.getElementById('olapic_specific_widget');
  // A script of another origin has no address of its own to go by.
  const { showPictures } = (await import(new URL('./show-pictures.ts', src).href)) as typeof ShowPictures;
  if (place?.isConnected) showPictures(place, new URL(src).origin, olapic, tags, lang);
})();
