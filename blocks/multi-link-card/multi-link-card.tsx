import type { ReactElement } from 'react';
import type { BlockProps } from '#engine/definition.ts';
import type { MultiLinkCard } from '#generated/content/types.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { getBlockLook } from '#blocks/parts/text/block-look.ts';
import { getLinkProps } from '#blocks/parts/text/link-props.ts';
import { MediaPicture } from '#blocks/parts/media/media-picture.tsx';
import { CardCopy, CardFrame, CardMedia, CardShade, CardStage, CardText } from '#blocks/parts/media/picture-card.styles.ts';
import { TextGroup } from '#blocks/parts/text/text-group.tsx';
import { createPromotionTrack } from '#blocks/parts/tracking/track-data.ts';
import { LinkList } from './multi-link-card.styles.ts';

/** An image with a title and a list of text links at its bottom. */
export default function MultiLinkCardBlock({ id, domId, content, env }: BlockProps<MultiLinkCard>): ReactElement {
  const { title, titleStyle, titleTarget, media, targets, alignment = 'left', gradientStyle = 'focused', promotionTracking } = content;
  const hasShade = gradientStyle !== 'off';
  const titleId = title ? `${domId}-title` : undefined;

  return (
    <CardFrame>
      <CardStage
        {...getBlockLook(content, content.gradientTone === 'light' ? 'base' : 'inverse')}
        data-sm="overlay-bottom"
        data-sm-align={alignment}
        data-veil={hasShade ? 'sm md lg' : undefined}
      >
        <CardMedia>
          <MediaPicture media={media} sizes="(min-width: 600px) 50vw, 100vw" aspect="fill" />
        </CardMedia>
        {hasShade ? <CardShade data-shade={gradientStyle} /> : null}
        <CardCopy>
          <CardText>
            <TextGroup
              content={{ title, titleStyle }}
              env={env}
              level={2}
              look="h3"
              titleId={titleId}
              titleTarget={titleTarget}
              titleTrack={createPromotionTrack(id, promotionTracking, title)}
            />
            <LinkList role="list" aria-labelledby={titleId}>
              {targets.map((target, index) => (
                <li key={`${index}-${target.url}`}>
                  <ButtonLink
                    {...getLinkProps(target, env, target.text)}
                    {...createPromotionTrack(id, promotionTracking, target.text)}
                    variant="text-link"
                  >
                    {target.text}
                  </ButtonLink>
                </li>
              ))}
            </LinkList>
          </CardText>
        </CardCopy>
      </CardStage>
    </CardFrame>
  );
}
