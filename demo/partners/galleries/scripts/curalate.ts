import type * as ShowPictures from './show-pictures.ts';
import type * as Texts from './texts.ts';

/** The site's script: it adds its service to the window, and emits an event once it is ready. */
void (async () => {
  const { src } = document.currentScript as HTMLScriptElement;
  // A script of another origin cannot import by a relative address.
  const { showPictures } = (await import(new URL('./show-pictures.ts', src).href)) as typeof ShowPictures;
  const { getLanguage } = (await import(new URL('./texts.ts', src).href)) as typeof Texts;
  /** Key of the instance that this script is built for. */
  const key = 'sandbox';
  /** A page may show the same gallery twice. */
  const findPlaces = (containerId: string): NodeListOf<HTMLElement> =>
    document.querySelectorAll<HTMLElement>(`[data-crl8-container-id="${CSS.escape(containerId)}"]`);
  const getValue = (filter: string, name: string): string | undefined => new RegExp(`\\b${name}:([\\w-]+)`).exec(filter)?.[1];

  Object.assign(window, {
    crl8: {
      createExperience(container: string): void {
        const { origin } = new URL(src);
        const language = getLanguage(document.documentElement.lang);
        for (const place of findPlaces(container)) {
          const filter = place.dataset['crl8Filter'] ?? '';
          const [productId, category] = [getValue(filter, 'productId'), getValue(filter, 'category')];
          showPictures(place, { origin, key, language, container, productId, category });
        }
      },
      destroyExperience(containerId: string): void {
        for (const place of findPlaces(containerId)) place.replaceChildren();
      },
    },
  });
  window.dispatchEvent(new Event('crl8.ready'));
})();
