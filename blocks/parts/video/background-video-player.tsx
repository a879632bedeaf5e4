import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { BackgroundVideo } from '#generated/content/types.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useFilmMotion } from '#ui/film/film-motion.ts';
import { FilmControl, VideoElement } from './background-video-player.styles.ts';

export interface FilmProps {
  readonly video: BackgroundVideo;
  readonly playLabel: string;
  readonly pauseLabel: string;
}

/**
 * A silent looping video over its poster image, in any positioned element. It starts by itself unless the visitor asks for less motion or
 * less data, and can always be paused with everything else that moves on the page (WCAG 2.2.2). Nothing is fetched before it starts, so
 * that the image remains the block's first paint.
 */
export function BackgroundVideoPlayer({ video, playLabel, pauseLabel }: FilmProps): ReactElement {
  const film = useRef<HTMLVideoElement>(null);
  const motion = useFilmMotion(true);
  const [isPlaying, setPlaying] = useState(false);
  const [hasStarted, setStarted] = useState(false);

  useEffect(() => {
    if (motion.isOn) play(film.current);
    else film.current?.pause();
  }, [motion.isOn]);

  /** Retries a video that did not start by itself. */
  const handlePress = (): void => (motion.isOn && !isPlaying ? play(film.current) : motion.toggle());

  return (
    <>
      <VideoElement
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
        data-started={hasStarted || undefined}
        onPlaying={() => setStarted(true)}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <FilmControl>
        <Button iconOnly variant="inverse" size="small" aria-label={isPlaying ? pauseLabel : playLabel} onClick={handlePress}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </Button>
      </FilmControl>
    </>
  );
}

/** When the video cannot play, its image stays and the error is logged. */
function play(film: HTMLVideoElement | null): void {
  if (!film) return;
  film.muted = true;
  film.play().catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn(`[cairn] [film] ${film.src} does not play:`, error);
  });
}
