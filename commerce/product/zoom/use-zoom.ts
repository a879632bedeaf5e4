import { useState, type ComponentType } from 'react';
import type { GalleryZoomMessages } from '#generated/messages/gallery-zoom/messages.ts';
import { galleryZoomMessages } from '#generated/messages/gallery-zoom/lazy.ts';
import { loadMessages } from '#messages/runtime/load-messages.ts';
import type { GalleryZoomProps } from './gallery-zoom.tsx';

interface Loaded {
  readonly View: ComponentType<GalleryZoomProps>;
  readonly messages: GalleryZoomMessages;
}

export interface Zoom {
  /** The opened image, with the loaded code and messages. */
  readonly shown: (Loaded & { readonly start: number }) | undefined;
  /** Preloads the code when a shopper is likely to open it. */
  readonly prepare: () => void;
  /** @param onFailure called if the code cannot be loaded */
  readonly open: (index: number, onFailure: () => void) => void;
  readonly close: () => void;
}

const loading = new Map<string, Promise<Loaded>>();

function load(locale: string): Promise<Loaded> {
  const known = loading.get(locale);
  if (known) return known;
  const loaded = Promise.all([import('./gallery-zoom.tsx'), loadMessages(galleryZoomMessages, locale)]).then(
    ([{ GalleryZoom }, messages]) => ({
      View: GalleryZoom,
      messages,
    }),
  );
  loading.set(locale, loaded);
  loaded.catch(() => loading.delete(locale));
  return loaded;
}

/**
 * State of a gallery's full-screen view.
 * @param languageTag e.g. en-US
 */
export function useZoom(languageTag: string): Zoom {
  const [shown, setShown] = useState<Zoom['shown']>();
  const locale = languageTag.toLowerCase();
  return {
    shown,
    prepare: () => void load(locale).catch(() => undefined),
    open: (start, onFailure) => void load(locale).then((loaded) => setShown({ ...loaded, start }), onFailure),
    close: () => setShown(undefined),
  };
}
