import type { ReactElement } from 'react';
import type { BlockProps } from '#engine/definition.ts';
import type { Video } from '#generated/content/types.ts';
import type { VideoMessages } from '#generated/messages/blocks/video/messages.ts';
import { Text } from '#ui/text/text.tsx';
import { BackgroundVideoPlayer } from '#blocks/parts/video/background-video-player.tsx';
import { Frame } from '#blocks/parts/media/frame.tsx';
import { MediaPicture } from '#blocks/parts/media/media-picture.tsx';
import { TextGroup } from '#blocks/parts/text/text-group.tsx';
import { Caption, Figure, Screen, Stack } from './video.styles.ts';

/** A muted video that plays by itself in a loop. Its poster comes first, and stays when motion is unwelcome. */
export default function VideoBlock({ content, messages, env }: BlockProps<Video, VideoMessages>): ReactElement {
  const { title, titleStyle, video, media, aspect = '16/9', caption } = content;
  return (
    <Frame colors={content}>
      <Stack>
        <TextGroup content={{ title, titleStyle }} env={env} level={2} />
        <Figure data-aspect={aspect}>
          <Screen>
            {media ? <MediaPicture media={media} sizes="100vw" aspect="fill" /> : null}
            <BackgroundVideoPlayer video={video} playLabel={messages.play} pauseLabel={messages.pause} />
          </Screen>
          {caption ? (
            <Caption>
              <Text as="span" look="caption">
                {caption}
              </Text>
            </Caption>
          ) : null}
        </Figure>
      </Stack>
    </Frame>
  );
}
