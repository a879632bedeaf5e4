import type { ReactElement } from 'react';
import type { BlockProps } from '#engine/definition.ts';
import type { LinkedCard } from '#generated/content/types.ts';
import type { LinkedCardMessages } from '#generated/messages/blocks/linked-card/messages.ts';
import { getBlockLook } from '#blocks/parts/text/block-look.ts';
import { BackgroundVideoPlayer } from '#blocks/parts/video/background-video-player.tsx';
import { LogoImage, MediaPicture } from '#blocks/parts/media/media-picture.tsx';
import { CardCopy, CardFrame, CardMedia, CardShade, CardStage, CardText } from '#blocks/parts/media/picture-card.styles.ts';
import { Targets } from '#blocks/parts/media/targets.tsx';
import { TextGroup } from '#blocks/parts/text/text-group.tsx';
import { createSearchClickTrack } from './search-click-track.ts';
import { Badge } from './linked-card.styles.ts';

const everywhere = ['sm', 'md', 'lg'] as const;

/** An image or a silent video with text and several links on it. */
export default function LinkedCardBlock({ id, content, messages, env }: BlockProps<LinkedCard, LinkedCardMessages>): ReactElement {
  const { media, video, badge, targets, responsiveLayout, gradientStyle = 'focused', promotionTracking } = content;
  const { sm: small = {}, md: wide = small } = responsiveLayout ?? {};
  const hasPicture = Boolean(media ?? video);
  const hasShade = hasPicture && gradientStyle !== 'off';
  const getShadedSizes = (content.gradientBreakpoints ?? everywhere).join(' ');
  const search = createSearchClickTrack(id, content, env);
  const hasButtons = targets?.some(({ style }) => style !== 'text-link');
  const layout = small.layout ?? 'overlay-bottom';
  const alignment = small.alignment ?? 'left';

  return (
    <CardFrame>
      <CardStage
        {...getBlockLook(content, hasPicture ? (content.gradientTone === 'light' ? 'base' : 'inverse') : undefined)}
        {...search}
        data-sm={layout}
        data-md={wide.layout ?? layout}
        data-sm-align={alignment}
        data-md-align={wide.alignment ?? alignment}
        data-veil={hasShade ? getShadedSizes : undefined}
        data-clickable={(content.clickable && targets?.length) || undefined}
      >
        {hasPicture ? (
          <CardMedia>
            {media ? <MediaPicture media={media} sizes="(min-width: 600px) 50vw, 100vw" aspect="fill" /> : null}
            {video ? <BackgroundVideoPlayer video={video} playLabel={messages.play} pauseLabel={messages.pause} /> : null}
          </CardMedia>
        ) : null}
        {hasShade ? <CardShade data-shade={gradientStyle} /> : null}
        {badge ? (
          <Badge>
            <LogoImage image={badge} width={144} />
          </Badge>
        ) : null}
        <CardCopy>
          <CardText>
            <TextGroup content={content} env={env} level={2} look="h3" />
            <Targets
              id={id}
              targets={targets}
              env={env}
              equal={hasButtons}
              tracking={search['data-track'] ? undefined : promotionTracking}
            />
          </CardText>
        </CardCopy>
      </CardStage>
    </CardFrame>
  );
}
