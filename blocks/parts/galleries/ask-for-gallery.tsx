import { useState, type ReactElement } from 'react';
import { useHost } from '#engine/host-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { GalleryAsk } from './gallery.styles.ts';

export interface GalleryQuestion {
  readonly note: string;
  readonly show: string;
}

/** Stands for a gallery that the visitor has not allowed: whose it is, and a button that allows it. */
export function AskForGallery({ question: { note, show } }: { readonly question: GalleryQuestion }): ReactElement {
  const { consent } = useHost().services;
  const [isPending, setPending] = useState(false);
  const allow = (): void => {
    setPending(true);
    void consent.allow('marketing').finally(() => setPending(false));
  };
  return (
    <GalleryAsk>
      <p>{note}</p>
      <Button variant="outline" size="small" pending={isPending} onClick={allow}>
        {show}
      </Button>
    </GalleryAsk>
  );
}
