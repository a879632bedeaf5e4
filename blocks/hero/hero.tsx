import type { ReactElement } from 'react';
import type { BlockProps } from '#engine/definition.ts';
import type { Hero } from '#generated/content/types.ts';
import type { HeroMessages } from '#generated/messages/blocks/hero/messages.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { getBlockLook, getTone } from '#blocks/parts/text/block-look.ts';
import { BackgroundVideoPlayer } from '#blocks/parts/video/background-video-player.tsx';
import { LogoImage, MediaPicture } from '#blocks/parts/media/media-picture.tsx';
import { RichText } from '#blocks/parts/text/rich-text.tsx';
import { Targets } from '#blocks/parts/media/targets.tsx';
import { TextGroup } from '#blocks/parts/text/text-group.tsx';
import { createPromotionTrack } from '#blocks/parts/tracking/track-data.ts';
import { HeroActions, HeroCopy, HeroLogo, HeroMedia, HeroRoot } from './hero.styles.ts';
import { resolvePlacements } from './placement.ts';
import { HeroProduct, HeroShade } from './stage.styles.ts';

/** The large first block of a page. Its title is the page's h1 unless it loads lazily, further down. */
export default function HeroBlock({ id, content, messages, env }: BlockProps<Hero, HeroMessages>): ReactElement {
  const { media, video, logo, productMedia, title, height = 'auto', loading = 'eager', gradientStyle = 'focused' } = content;
  const placements = resolvePlacements(content);
  const bare = !media && !video;
  const getShadedSizes = (content.gradientBreakpoints ?? ['sm', 'md', 'lg']).join(' ');
  const overImage = !bare && (placements.sm !== 'below' || placements.md !== 'below');
  const tone = overImage ? (content.gradientTone === 'light' ? 'base' : 'inverse') : getTone(content.backgroundColor);
  const level = loading === 'eager' ? 1 : 2;
  const track = createPromotionTrack(id, content.promotionTracking, title);
  const targets = content.linkType === 'No-CTA' ? [] : (content.targets ?? []);

  return (
    <HeroRoot
      {...getBlockLook(content, tone)}
      data-height={height}
      data-bare={bare || undefined}
      data-veil={overImage && gradientStyle !== 'off' ? getShadedSizes : undefined}
      data-sm={placements.sm}
      data-md={placements.md}
      data-sm-align={placements.smAlign}
      data-md-align={placements.mdAlign}
    >
      {bare ? null : (
        <HeroMedia>
          {media ? <MediaPicture media={media} sizes="100vw" aspect="fill" priority={loading === 'eager'} /> : null}
          {video ? <BackgroundVideoPlayer video={video} playLabel={messages.play} pauseLabel={messages.pause} /> : null}
          {overImage && gradientStyle !== 'off' ? <HeroShade data-shade={gradientStyle} /> : null}
        </HeroMedia>
      )}
      {productMedia && content.layout === 'productOverlayHero' ? (
        <HeroProduct>
          <MediaPicture media={productMedia} sizes="(min-width: 600px) 46vw, 80vw" priority={loading === 'eager'} />
        </HeroProduct>
      ) : null}
      <HeroCopy>
        {logo ? <HeroLogo>{title ? <LogoImage image={logo} /> : <LogoHeading level={level} image={logo} />}</HeroLogo> : null}
        <TextGroup
          content={{ ...content, richText: undefined }}
          env={env}
          level={level}
          look="display"
          titleTarget={content.titleTarget}
          titleTrack={track}
        />
      </HeroCopy>
      {content.richText || targets.length > 0 ? (
        <HeroActions>
          <RichText html={content.richText} env={env} />
          <Targets id={id} targets={targets} env={env} equal={content.equalTargetSize} size="large" tracking={content.promotionTracking} />
        </HeroActions>
      ) : null}
    </HeroRoot>
  );
}

/** A logo used instead of the title is the page's heading. */
function LogoHeading({ level, image }: { readonly level: 1 | 2; readonly image: NonNullable<Hero['logo']> }): ReactElement {
  return image.alt ? (
    <Heading level={level}>
      <LogoImage image={image} />
    </Heading>
  ) : (
    <LogoImage image={image} />
  );
}
