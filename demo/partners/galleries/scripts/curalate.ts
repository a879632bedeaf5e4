import type * as ShowPictures from './show-pictures.ts';

/** The site's script: it leaves its service in the window, and says so. */
void (async () => {
  const { src } = document.currentScript as HTMLScriptElement;
  // A script of another origin has no address of its own to go by.
  const { showPictures } = (await import(new URL('./show-pictures.ts', src).href)) as typeof ShowPictures;
  /** A page may show the same gallery twice. */
  const placesOf = (containerId: string): NodeListOf<HTMLElement> =>
    document.querySelectorAll<HTMLElement>(`[data-crl8-container-id="${CSS.escape(containerId)}"]`);

  Object.assign(window, {
    crl8: {
      createExperience(containerId: string): void {
        for (const place of placesOf(containerId))
          showPictures(place, new URL(src).origin, containerId, place.dataset.crl8Filter ?? '', document.documentElement.lang);
      },
      destroyExperience(containerId: string): void {
        for (const place of placesOf(containerId)) place.replaceChildren();
      },
    },
  });
  window.dispatchEvent(new Event('crl8.ready'));
})();
