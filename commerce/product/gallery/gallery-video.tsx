import { useRef, useState, type MouseEvent, type ReactElement } from 'react';
import type { GalleryItem } from '#generated/openapi/products.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useWatchedFilm } from '#ui/motion/watched-film.ts';
import { PlayButton, VideoNote } from './gallery.styles.ts';
import { getProductImage } from '../product-image.ts';

export interface GalleryVideoProps {
  readonly item: GalleryItem;
  readonly playLabel: string;
  readonly failedText: string;
  /** CSS `sizes` of the poster. */
  readonly sizes: string;
}

/** Poster of a video that loads on play and pauses with all moving content. Without JavaScript the button links to the file. */
export function GalleryVideo({ item, playLabel, failedText, sizes }: GalleryVideoProps): ReactElement {
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster');
  const film = useRef<HTMLVideoElement>(null);
  const start = useWatchedFilm(() => film.current?.pause());
  const { src, alt, poster } = item;
  const play = (event: MouseEvent): void => {
    event.preventDefault();
    setState('playing');
  };
  if (state === 'playing') {
    const onError = (): void => setState('failed');
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a product turned about, without sound
      <video
        ref={film}
        src={src}
        poster={poster}
        aria-label={alt}
        controls
        autoPlay
        muted
        loop
        playsInline
        onPlay={start}
        onError={onError}
      />
    );
  }
  return (
    <>
      {poster ? <img {...getProductImage(poster)} sizes={sizes} alt={alt} loading="lazy" decoding="async" /> : null}
      {state === 'failed' ? (
        <VideoNote role="status">{failedText}</VideoNote>
      ) : (
        <PlayButton href={src} role="button" aria-label={`${playLabel}: ${alt}`} onClick={play}>
          <span>
            <Icon name="play" filled />
          </span>
        </PlayButton>
      )}
    </>
  );
}
