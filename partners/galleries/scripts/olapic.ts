/** A locale's script: it is told by its attributes what to show, and where it stands it shows it. */
void (async () => {
  const script = document.currentScript as HTMLScriptElement;
  const { olapic = '', tags = '', lang = 'en' } = script.dataset;
  const place = document.getElementById('olapic_specific_widget');
  const { showPictures } = await import('./show-pictures.ts');
  if (place?.isConnected) showPictures(place, new URL(script.src).origin, olapic, tags, lang);
})();
