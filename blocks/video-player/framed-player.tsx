import { useState, type MouseEvent, type ReactElement } from 'react';
import { MediaPicture } from '#blocks/parts/media/media-picture.tsx';
import type { RenderEnv } from '#engine/env.ts';
import { useHost } from '#engine/host-context.tsx';
import { resolveHref } from '#engine/link.ts';
import type { VideoPlayer } from '#generated/content/types.ts';
import type { VideoPlayerMessages } from '#generated/messages/blocks/video-player/messages.ts';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { playerLanguages } from './frame-remote.ts';
import type { Player } from './pick-player.ts';
import { PlayingFrame } from './playing-frame.tsx';
import { Facade, Note, PlayMark, Screen } from './video-player.styles.ts';

interface FramedPlayerProps {
  readonly blockId: string;
  readonly content: VideoPlayer;
  readonly name: string;
  readonly player: Extract<Player, { readonly kind: 'youtube' | 'hosted' }>;
  readonly messages: VideoPlayerMessages;
  readonly env: RenderEnv;
}

/** A poster for a video in another company's player: nothing of theirs is requested before the click. Without script it is a link. */
export function FramedPlayer({ blockId, content, name, player, messages, env }: FramedPlayerProps): ReactElement {
  const host = useHost();
  const isHydrated = useHydrated();
  const [address, setAddress] = useState<string>();

  if (address !== undefined) {
    return (
      <Screen>
        <PlayingFrame address={address} name={name} language={playerLanguages[player.kind]} />
      </Screen>
    );
  }
  const play = (event: MouseEvent): void => {
    event.preventDefault();
    host.track({ name: 'video-play', blockId, data: { player: player.kind } });
    setAddress(player.frame(window.location.origin));
  };
  const shown = (
    <>
      {content.media ? <MediaPicture media={content.media} sizes="(min-width: 1200px) 1200px, 100vw" aspect="16/9" square /> : null}
      <PlayMark>
        <Icon name="play" size="huge" filled />
      </PlayMark>
    </>
  );
  return (
    <>
      <Screen>
        {isHydrated ? (
          <Facade as="button" type="button" aria-label={messages.play({ name })} onClick={play}>
            {shown}
          </Facade>
        ) : player.href === undefined ? (
          <Facade as="div">{shown}</Facade>
        ) : (
          <Facade href={resolveHref(player.href, env)} aria-label={messages.play({ name })}>
            {shown}
          </Facade>
        )}
      </Screen>
      <Note>{player.kind === 'youtube' ? messages.youtubeNote : messages.hostedNote}</Note>
    </>
  );
}
