import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { useWatchedFilm } from '#ui/motion/watched-film.ts';
import { createFrameRemote, type FrameRemote, type PlayerLanguage } from './frame-remote.ts';

interface PlayingFrameProps {
  readonly address: string;
  readonly name: string;
  readonly language: PlayerLanguage;
}

/** Another company's player, opened by the visitor. It pauses with everything that moves on the page, and when another video starts. */
export function PlayingFrame({ address, name, language }: PlayingFrameProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const remote = useRef<FrameRemote>(undefined);
  const start = useWatchedFilm(() => remote.current?.pause());
  const onStart = useEffectEvent(start);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const { origin } = new URL(address, window.location.href);
    const player = createFrameRemote(language, {
      send: (message) => element.contentWindow?.postMessage(message, origin),
      onStart: () => onStart(),
    });
    const listen = (): void => player.listen();
    const hear = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
      if (source === element.contentWindow && from === origin) player.handleMessage(data);
    };
    remote.current = player;
    element.addEventListener('load', listen);
    window.addEventListener('message', hear);
    element.focus();
    onStart();
    return () => {
      element.removeEventListener('load', listen);
      window.removeEventListener('message', hear);
    };
  }, [address, language]);

  return (
    <iframe
      ref={frame}
      src={address}
      title={name}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin: its player needs both, and reaches nothing of ours with them
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
