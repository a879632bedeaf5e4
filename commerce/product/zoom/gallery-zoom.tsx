import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactElement, type SyntheticEvent } from 'react';
import type { GalleryZoomMessages } from '#generated/messages/gallery-zoom/messages.ts';
import type { GalleryItem } from '#generated/openapi/products.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { getThumbnail } from '../product-image.ts';
import { openPictures, type Pictures } from './open-pictures.ts';
import { Thumbnails, ZoomButton, ZoomRoot, ZoomStage, ZoomTools } from './zoom.styles.ts';

export interface GalleryZoomProps {
  readonly name: string;
  /** Images only, no videos. */
  readonly items: readonly GalleryItem[];
  readonly start: number;
  readonly messages: GalleryZoomMessages;
  readonly onClose: () => void;
}

/** Full-screen view of a product's images. Loaded when a shopper is likely to open it. */
export function GalleryZoom({ name, items, start, messages, onClose }: GalleryZoomProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const pictures = useRef<Pictures>(null);
  const [at, setAt] = useState(start);
  const [zoom, setZoom] = useState({ canZoomIn: true, canZoomOut: false });
  const open = useEffectEvent((element: HTMLDivElement) =>
    openPictures({
      stage: element,
      items,
      start,
      failedText: messages.failed,
      onChange: setAt,
      onZoom: (next) => setZoom((last) => (last.canZoomIn === next.canZoomIn && last.canZoomOut === next.canZoomOut ? last : next)),
      onClose,
    }),
  );
  // Closed while it is still in the document, because only then the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  // Runs in the commit that announces the first image; otherwise keys pressed in between would be lost.
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const opened = open(element);
    pictures.current = opened;
    return () => {
      pictures.current = null;
      opened.destroy();
    };
  }, []);
  const cancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  const goTo = (index: number): void => pictures.current?.goTo(index);
  const alt = items[at]?.alt ?? '';
  return (
    <ZoomRoot ref={dialog} aria-label={messages.title({ name })} onCancel={cancel} onClose={onClose}>
      <ZoomStage ref={stage}>
        <ZoomTools>
          <span data-part="count" aria-hidden="true">{`${at + 1} / ${items.length}`}</span>
          <ZoomButton type="button" aria-label={messages.zoomOut} disabled={!zoom.canZoomOut} onClick={() => pictures.current?.zoomBy(-1)}>
            <Icon name="minus" />
          </ZoomButton>
          <ZoomButton type="button" aria-label={messages.zoomIn} disabled={!zoom.canZoomIn} onClick={() => pictures.current?.zoomBy(1)}>
            <Icon name="plus" />
          </ZoomButton>
          <ZoomButton type="button" aria-label={messages.close} onClick={onClose}>
            <Icon name="close" />
          </ZoomButton>
        </ZoomTools>
        {items.length > 1 ? (
          <>
            <ZoomButton type="button" data-place="previous" aria-label={messages.previous} disabled={at === 0} onClick={() => goTo(at - 1)}>
              <Icon name="chevron-left" />
            </ZoomButton>
            <ZoomButton
              type="button"
              data-place="next"
              aria-label={messages.next}
              disabled={at >= items.length - 1}
              onClick={() => goTo(at + 1)}
            >
              <Icon name="chevron-right" />
            </ZoomButton>
          </>
        ) : null}
        <VisuallyHidden>
          <p role="status">{messages.count({ number: at + 1, count: items.length, alt })}</p>
          <p>{messages.help}</p>
        </VisuallyHidden>
      </ZoomStage>
      {items.length > 1 ? (
        <Thumbnails role="list">
          {items.map((item, index) => (
            <li key={item.src}>
              <button type="button" aria-current={index === at ? 'true' : undefined} onClick={() => goTo(index)}>
                <img {...getThumbnail(item.src)} alt={item.alt} loading="lazy" decoding="async" />
              </button>
            </li>
          ))}
        </Thumbnails>
      ) : null}
    </ZoomRoot>
  );
}
