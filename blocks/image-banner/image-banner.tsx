import type { ReactElement } from 'react';
import type { BlockProps } from '#engine/definition.ts';
import type { ImageBanner } from '#generated/content/types.ts';
import { Eyebrow } from '#ui/eyebrow/eyebrow.tsx';
import type { HeadingLook } from '#ui/heading/heading.tsx';
import type { PictureAspect } from '#ui/picture/picture.tsx';
import { Text } from '#ui/text/text.tsx';
import { getBlockLook, getTone } from '#blocks/parts/text/block-look.ts';
import { getLinkProps } from '#blocks/parts/text/link-props.ts';
import { MediaPicture } from '#blocks/parts/media/media-picture.tsx';
import { Targets } from '#blocks/parts/media/targets.tsx';
import { TextGroup } from '#blocks/parts/text/text-group.tsx';
import { createPromotionTrack } from '#blocks/parts/tracking/track-data.ts';
import { BannerMedia, BannerShade } from './banner-media.styles.ts';
import { BannerBody, BannerCaption, BannerCopy, BannerFigure, BannerRoot } from './image-banner.styles.ts';

type Layout = NonNullable<ImageBanner['layout']>;

interface LayoutLooks {
  /** True when text is on the image and needs a shade and its tone. */
  readonly over: boolean;
  readonly title: HeadingLook;
  readonly aspect?: PictureAspect;
  readonly sizes: string;
}

const half = '(min-width: 600px) 50vw, 100vw';
const looks: Readonly<Record<Layout, LayoutLooks>> = {
  image: { over: false, title: 'h2', sizes: '100vw' },
  split: { over: false, title: 'h1', aspect: 'fill', sizes: half },
  'split-reverse': { over: false, title: 'h1', aspect: 'fill', sizes: half },
  thin: { over: true, title: 'h3', aspect: 'fill', sizes: '100vw' },
  overlay: { over: true, title: 'h1', aspect: 'fill', sizes: '100vw' },
  'block-below': { over: false, title: 'h2', sizes: '100vw' },
  espot: { over: true, title: 'h3', aspect: 'fill', sizes: half },
  menu: { over: false, title: 'h4', aspect: '4/3', sizes: '(min-width: 1024px) 20rem, 100vw' },
};

/** An image with text beside, over or below it; mediaTarget sets the image's link. */
export default function ImageBannerBlock({ id, content, env }: BlockProps<ImageBanner>): ReactElement {
  const { layout = 'overlay', media, mediaTarget, overline, gradientStyle = 'focused', caption, promotionTracking } = content;
  const look = looks[layout];
  const tone = look.over ? (content.gradientTone === 'light' ? 'base' : 'inverse') : getTone(content.backgroundColor);
  const colors = getBlockLook(content, tone);
  /** The colors fill the banner itself when text is on or beside the image, and the area around it otherwise. */
  const isGround = look.over || layout === 'split' || layout === 'split-reverse';
  const picture = (
    <MediaPicture
      media={media}
      sizes={look.sizes}
      aspect={look.aspect}
      square={layout !== 'image' && layout !== 'menu' && layout !== 'block-below'}
    />
  );
  const hasCopy = Boolean(
    overline || content.eyebrowText || content.title || content.subtitle || content.richText || content.targets?.length,
  );
  const hasShade = look.over && hasCopy && gradientStyle !== 'off';

  return (
    <BannerRoot {...(isGround ? {} : colors)} data-layout={layout} data-align={content.alignment}>
      <BannerFigure>
        <BannerBody
          {...(isGround ? colors : {})}
          data-height={layout === 'thin' ? content.thinHeight : undefined}
          data-veil={hasShade ? (content.gradientBreakpoints ?? ['sm', 'md', 'lg']).join(' ') : undefined}
        >
          <BannerMedia>
            {mediaTarget ? (
              <a
                {...getLinkProps(mediaTarget, env)}
                {...createPromotionTrack(id, promotionTracking, content.title)}
                aria-label={mediaTarget.ariaLabel ?? (hasAlt(media) ? undefined : (content.title ?? caption ?? overline))}
              >
                {picture}
              </a>
            ) : (
              picture
            )}
            {hasShade ? <BannerShade data-shade={gradientStyle} /> : null}
          </BannerMedia>
          {hasCopy ? (
            <BannerCopy>
              {overline ? <Eyebrow>{overline}</Eyebrow> : null}
              <TextGroup
                content={content}
                env={env}
                level={layout === 'menu' ? 3 : 2}
                look={look.title}
                titleTarget={layout === 'menu' ? mediaTarget : undefined}
                titleTrack={createPromotionTrack(id, promotionTracking, content.title)}
              />
              <Targets
                id={id}
                targets={content.targets}
                env={env}
                equal={content.equalTargetSize}
                size={layout === 'thin' || layout === 'menu' || layout === 'espot' ? 'small' : 'medium'}
                tracking={promotionTracking}
              />
            </BannerCopy>
          ) : null}
        </BannerBody>
        {caption ? (
          <BannerCaption>
            <Text as="span" look="caption">
              {caption}
            </Text>
          </BannerCaption>
        ) : null}
      </BannerFigure>
    </BannerRoot>
  );
}

/** Returns whether the image's alternative text can name its link. */
function hasAlt({ sm, md, lg }: ImageBanner['media']): boolean {
  return Boolean((sm ?? md ?? lg)?.alt);
}
