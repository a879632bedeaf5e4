import { useRef, useState, type ReactElement } from 'react';
import type { GalleryItem, GalleryModel } from '#generated/openapi/products.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { GalleryRoot, ModelNote, Position, Shots, ZoomLink } from './gallery.styles.ts';
import { GalleryVideo } from './gallery-video.tsx';
import { formatMeasure } from '../format-measure.ts';
import { getLargeImageUrl, getProductImage } from '../product-image.ts';
import { useZoom } from '../zoom/use-zoom.ts';
import type { ProductMessages } from '#generated/messages/product/messages.ts';

export interface GalleryProps {
  readonly name: string;
  readonly items: readonly GalleryItem[];
  readonly messages: ProductMessages;
  readonly languageTag: string;
}

/** Full width on phones, then beside the buy form, then one of two columns; an odd last image spans both. */
const SIZES = '(min-width: 1024px) 33vw, (min-width: 600px) 52vw, 100vw';
const SIZES_ACROSS = '(min-width: 1024px) 66vw, (min-width: 600px) 52vw, 100vw';

/** Images of a color: on small screens a row to swipe, otherwise a grid. The first one is the LCP image. */
export function Gallery({ name, items, messages, languageTag }: GalleryProps): ReactElement {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const zoom = useZoom(languageTag);
  const pictures = items.filter(({ type }) => type === 'image');
  const View = zoom.shown?.View;
  const getSizes = (index: number): string => (items.length % 2 === 1 && index === items.length - 1 ? SIZES_ACROSS : SIZES);
  const onScroll = (): void => {
    const list = row.current;
    if (list && list.clientWidth > 0) setAt(Math.min(items.length - 1, Math.round(Math.abs(list.scrollLeft) / list.clientWidth)));
  };
  const goTo = (index: number): void => {
    const list = row.current;
    const direction = list && getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list?.scrollTo({ left: direction * index * list.clientWidth, behavior: 'smooth' });
  };

  return (
    <GalleryRoot aria-label={messages.gallery({ name })}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keyboard */}
      <Shots ref={row} role="list" tabIndex={items.length > 1 ? 0 : undefined} aria-label={messages.gallery({ name })} onScroll={onScroll}>
        {items.map((item, index) => (
          <li key={item.src}>
            {item.type === 'video' ? (
              <GalleryVideo item={item} playLabel={messages.playVideo} failedText={messages.videoFailed} sizes={getSizes(index)} />
            ) : (
              <ZoomLink
                href={getLargeImageUrl(item.src)}
                aria-haspopup="dialog"
                onPointerEnter={zoom.prepare}
                onFocus={zoom.prepare}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  zoom.open(pictures.indexOf(item), () => location.assign(getLargeImageUrl(item.src)));
                }}
              >
                <img
                  {...getProductImage(item.src)}
                  sizes={getSizes(index)}
                  alt={item.alt}
                  loading={index === 0 ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : undefined}
                  decoding={index === 0 ? 'sync' : 'async'}
                />
                <VisuallyHidden>{messages.zoomPicture({ number: pictures.indexOf(item) + 1, count: pictures.length })}</VisuallyHidden>
              </ZoomLink>
            )}
            {item.model ? <ModelNote>{getModelText(item.model, messages, languageTag)}</ModelNote> : null}
          </li>
        ))}
      </Shots>
      {items.length > 1 ? (
        <Position>
          <span data-part="count" aria-hidden="true">
            {`${at + 1} / ${items.length}`}
          </span>
          <span data-part="dots" aria-hidden="true">
            {items.map(({ src }, index) => (
              <span key={src} data-current={index === at || undefined} />
            ))}
          </span>
          <span data-part="steps">
            <button type="button" aria-label={messages.previousPicture} disabled={at === 0} onClick={() => goTo(at - 1)}>
              <Icon name="chevron-left" />
            </button>
            <button type="button" aria-label={messages.nextPicture} disabled={at >= items.length - 1} onClick={() => goTo(at + 1)}>
              <Icon name="chevron-right" />
            </button>
          </span>
        </Position>
      ) : null}
      {zoom.shown && View ? (
        <View name={name} items={pictures} start={zoom.shown.start} messages={zoom.shown.messages} onClose={zoom.close} />
      ) : null}
    </GalleryRoot>
  );
}

/** E.g. "Mira is 178 cm tall and wears S." */
function getModelText({ name, height, size }: GalleryModel, messages: ProductMessages, languageTag: string): string {
  return messages.modelSize({ name, size, height: formatMeasure(height, languageTag) });
}
