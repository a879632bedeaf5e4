import type { ReactElement } from 'react';
import { Frame } from '#blocks/parts/media/frame.tsx';
import { TextGroup } from '#blocks/parts/text/text-group.tsx';
import type { BlockProps } from '#engine/definition.ts';
import type { VideoPlayer } from '#generated/content/types.ts';
import type { VideoPlayerMessages } from '#generated/messages/blocks/video-player/messages.ts';
import { FramedPlayer } from './framed-player.tsx';
import { NativePlayer } from './native-player.tsx';
import { selectPlayer } from './pick-player.ts';
import type { VideoSettings } from './video-settings.ts';
import { Caption, Figure, Stack } from './video-player.styles.ts';

/** A video in the player that suits it. */
export default function VideoPlayerBlock({
  id,
  content,
  messages,
  settings,
  env,
}: BlockProps<VideoPlayer, VideoPlayerMessages, VideoSettings>): ReactElement | null {
  const player = selectPlayer(content, settings);
  if (!player) return null;
  const { caption, alignment } = content;
  const name = content.description ?? content.title ?? messages.film;
  const shared = { blockId: id, content, name, messages };
  return (
    <Frame colors={content}>
      <Stack>
        <TextGroup content={content} env={env} level={2} align={alignment} />
        <Figure>
          {player.kind === 'native' ? (
            <NativePlayer {...shared} src={player.src} />
          ) : (
            <FramedPlayer key={content.url ?? content.cloudinaryAsset?.publicId} {...shared} player={player} env={env} />
          )}
          {caption ? <Caption>{caption}</Caption> : null}
        </Figure>
      </Stack>
    </Frame>
  );
}
