import type * as ShowPictures from './show-pictures.ts';

/** The site's script: it leaves its service in the window, and says so. */
void (async () => {
  const { src } = document.currentScript as HTMLScriptElement;
  // A script of another origin has no address of its own to go by.
  const { showPictures } = (await import(new URL('./show-pictures.ts', src).href)) as typeof ShowPictures;
  const placeOf = (containerId: string): HTMLElement | null =>
    document.querySelector<HTMLElement>(`[data-crl8-container-id="${CSS.escape(containerId)}"]`);

  Object.assign(window, {
    crl8: {
      createExperience(containerId: string): void {
        const place = placeOf(containerId);
        if (place) showPictures(place, new URL(src).origin, containerId, place.dataset.crl8Filter ?? '', document.documentElement.lang);
      },
      destroyExperience(containerId: string): void {
        placeOf(containerId)?.replaceChildren();
      },
    },
  });
  window.dispatchEvent(new Event('crl8.ready'));
})();
