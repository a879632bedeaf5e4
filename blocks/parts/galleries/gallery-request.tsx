import { useEffect, useState, type ReactElement } from 'react';
import { useHost } from '#engine/host-context.tsx';
import type { GalleryMessages } from '#generated/messages/gallery/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { GalleryConsent } from './gallery.styles.ts';

/** Placeholder of a gallery that the visitor has not allowed: its provider, and a button that allows it. */
export function GalleryRequest(): ReactElement {
  const { consent } = useHost().services;
  const [question, setQuestion] = useState<GalleryMessages>();
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    consent.question().then(setQuestion, (error: unknown) => console.warn('[cairn] [gallery] it cannot be asked for', error));
  }, [consent]);
  const allow = (): void => {
    setPending(true);
    void consent.allow('marketing').finally(() => setPending(false));
  };
  return (
    <GalleryConsent>
      {question ? (
        <>
          <p>{question.note}</p>
          <Button variant="outline" size="small" pending={isPending} onClick={allow}>
            {question.show}
          </Button>
        </>
      ) : null}
    </GalleryConsent>
  );
}
