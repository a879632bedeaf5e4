import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { Video } from '#generated/content/types.ts';
import type { HeroMessages } from '#generated/messages/blocks/hero/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { HeroFilm, HeroFilmControl } from './stage.styles.ts';

export interface FilmPlayerProps {
  readonly video: Video;
  readonly messages: HeroMessages;
}

/**
 * A silent, looping film over the hero's image. It starts by itself unless the visitor asks for less motion, and can
 * always be paused (WCAG 2.2.2). Nothing is fetched before it starts, so the image stays the page's first paint.
 */
export function FilmPlayer({ video, messages }: FilmPlayerProps): ReactElement {
  const film = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [started, setStarted] = useState(false);

  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = (): void => (reduced.matches ? film.current?.pause() : play(film.current));
    follow();
    reduced.addEventListener('change', follow);
    return () => reduced.removeEventListener('change', follow);
  }, []);

  return (
    <>
      <HeroFilm
        ref={film}
        src={video.url}
        poster={video.poster}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-label={video.description}
        aria-hidden={video.description ? undefined : true}
        data-started={started || undefined}
        onPlaying={() => setStarted(true)}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <HeroFilmControl>
        <Button
          iconOnly
          variant="inverse"
          size="small"
          aria-label={playing ? messages.pause : messages.play}
          onClick={() => (playing ? film.current?.pause() : play(film.current))}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </Button>
      </HeroFilmControl>
    </>
  );
}

/** A film that will not play leaves its image standing, and a line in the log. */
function play(film: HTMLVideoElement | null): void {
  if (!film) return;
  film.muted = true;
  film.play().catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn(`[cairn] [hero] ${film.src} does not play:`, error);
  });
}
