import type { ReactElement } from 'react';
import { Frame } from '#blocks/parts/media/frame.tsx';
import { Targets } from '#blocks/parts/media/targets.tsx';
import { TextGroup } from '#blocks/parts/text/text-group.tsx';
import type { BlockProps } from '#engine/definition.ts';
import type { Collection } from '#generated/content/types.ts';
import type { CollectionMessages } from '#generated/messages/blocks/collection/messages.ts';
import { getCarouselInteraction, resolveBreakpoints, getTrackLayout } from './breakpoints.ts';
import { Carousel } from './carousel.tsx';
import { Stack, Slide, Track } from './collection.styles.ts';

/**
 * Blocks side by side, a grid or a carousel by breakpoint. A carousel is a row that scrolls and snaps, so that it works by touch and
 * without code; arrows, indicators and rotation are added when the block is interactive.
 */
export default function CollectionBlock({
  id,
  domId,
  content,
  slots,
  messages,
  env,
}: BlockProps<Collection, CollectionMessages>): ReactElement {
  const items = slots.items ?? [];
  const at = resolveBreakpoints(content.breakpoints);
  const titleId = content.title ? `${domId}-title` : undefined;
  const layout = getTrackLayout(at, items.length);
  const scrolls = at.lg.type === 'carousel';
  return (
    <Frame colors={content}>
      <Stack>
        <TextGroup content={content} env={env} level={2} titleId={titleId} align={content.alignment} />
        {getCarouselInteraction(content).isInteractive ? (
          <Carousel
            at={at}
            layout={layout}
            items={items}
            messages={messages}
            labelledBy={titleId}
            isBesideTitle={titleId !== undefined && (content.alignment ?? 'left') === 'left'}
          />
        ) : (
          <Track
            {...layout}
            role="list"
            tabIndex={scrolls ? 0 : undefined}
            aria-labelledby={titleId}
            aria-label={titleId ? undefined : content.name}
          >
            {items.map((item, index) => (
              <Slide key={index} role="listitem">
                {item}
              </Slide>
            ))}
          </Track>
        )}
        <Targets id={id} targets={content.targets} env={env} align={content.alignment} />
      </Stack>
    </Frame>
  );
}
