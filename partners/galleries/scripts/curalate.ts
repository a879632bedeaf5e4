/** The site's script: it leaves its service in the window, and says so. */
void (async () => {
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src);
  const { showPictures } = await import('./show-pictures.ts');
  const placeOf = (containerId: string): HTMLElement | null =>
    document.querySelector<HTMLElement>(`[data-crl8-container-id="${CSS.escape(containerId)}"]`);

  Object.assign(window, {
    crl8: {
      createExperience(containerId: string): void {
        const place = placeOf(containerId);
        if (place) showPictures(place, origin, containerId, place.dataset.crl8Filter ?? '', document.documentElement.lang);
      },
      destroyExperience(containerId: string): void {
        placeOf(containerId)?.replaceChildren();
      },
    },
  });
  window.dispatchEvent(new Event('crl8.ready'));
})();
