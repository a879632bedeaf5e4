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
  /** The picture that is enlarged, with the code and texts that show it. */
  readonly shown: (Loaded & { readonly start: number }) | undefined;
  /** Loads the code for a shopper who is about to open it. */
  readonly prepare: () => void;
  /** @param onFailure Called where the code cannot be loaded. */
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

/** The full-screen view of a gallery. @param languageTag e.g. en-US. */
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
