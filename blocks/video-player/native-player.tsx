import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { MediaPicture } from '#blocks/parts/media/media-picture.tsx';
import { buildImageUrl } from '#engine/media/image.ts';
import { useHost } from '#engine/host-context.tsx';
import type { VideoPlayer } from '#generated/content/types.ts';
import type { VideoPlayerMessages } from '#generated/messages/blocks/video-player/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useFilmMotion } from '#ui/film/film-motion.ts';
import { useWatchedFilm } from '#ui/motion/watched-film.ts';
import { Control, Note, Screen } from './video-player.styles.ts';

interface NativePlayerProps {
  readonly blockId: string;
  readonly content: VideoPlayer;
  readonly name: string;
  readonly src: string;
  readonly messages: VideoPlayerMessages;
}

const POSTER_WIDTH = 1200;

/**
 * A self-hosted video in the browser's player. It autoplays only when muted, in view, and when the visitor has neither asked for less
 * motion or data nor paused everything that moves on the page.
 */
export function NativePlayer({ blockId, content, name, src, messages }: NativePlayerProps): ReactElement {
  const host = useHost();
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const { autoplay = false, hideControls = false, loop = false, muted = false } = content.playerSettings ?? {};
  const still = content.media?.lg ?? content.media?.md ?? content.media?.sm;

  const motion = useFilmMotion(autoplay);
  const stop = useEffectEvent(() => motion.stop());
  const start = useWatchedFilm(() => film.current?.pause(), motion.isOn);

  useEffect(() => {
    const element = film.current;
    if (!element || !motion.isOn) return undefined;
    // It pauses out of view; a video that the visitor stopped stays stopped.
    let isLeaving = false;
    const observer = new IntersectionObserver(([entry]) => {
      isLeaving = !entry?.isIntersecting && !element.paused;
      if (entry?.isIntersecting) play(element, blockId);
      else element.pause();
    });
    const onPause = (): void => {
      if (!isLeaving && !element.ended) stop();
      isLeaving = false;
    };
    observer.observe(element);
    element.addEventListener('pause', onPause);
    return () => {
      observer.disconnect();
      element.removeEventListener('pause', onPause);
      element.pause();
    };
  }, [motion.isOn, blockId]);

  /** An autoplaying video is paused with everything else that moves; one that failed to play is retried. */
  const handlePress = (): void => {
    if (motion.isOn ? isPlaying : autoplay && !isPlaying) motion.toggle();
    else if (isPlaying) film.current?.pause();
    else play(film.current, blockId);
  };
  const onError = (): void => {
    console.warn(`[cairn] [video-player] ${blockId}: ${src} is no film that this browser plays`);
    setBroken(true);
  };
  const onPlay = (): void => {
    setPlaying(true);
    // A muted autoplaying video does not pause other videos.
    if (!motion.isOn) start();
    host.track({ name: 'video-play', blockId, data: { player: 'native' } });
  };
  if (isBroken) {
    return (
      <>
        <Screen>
          {content.media ? <MediaPicture media={content.media} sizes="(min-width: 1200px) 1200px, 100vw" aspect="16/9" square /> : null}
        </Screen>
        <Note role="status">{messages.unplayable}</Note>
      </>
    );
  }
  return (
    <Screen>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- editors describe the film in words; their films have no speech of their own */}
      <video
        ref={film}
        src={src}
        poster={still ? buildImageUrl(still.url, { width: POSTER_WIDTH, height: Math.round((POSTER_WIDTH * 9) / 16) }) : undefined}
        aria-label={name}
        controls={!hideControls}
        loop={loop}
        muted={muted || autoplay}
        playsInline
        preload="none"
        onPlay={onPlay}
        onError={onError}
        onPause={() => setPlaying(false)}
      />
      {hideControls ? (
        <Control>
          <Button
            iconOnly
            variant="inverse"
            size="small"
            aria-label={isPlaying ? messages.pause : messages.play({ name })}
            onClick={handlePress}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </Button>
        </Control>
      ) : null}
    </Screen>
  );
}

/** When the video cannot play, its poster stays and the error is logged. */
function play(film: HTMLVideoElement | null, id: string): void {
  film?.play().catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn(`[cairn] [video-player] ${id} does not play:`, error);
  });
}
