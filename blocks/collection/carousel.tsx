import type { FocusEvent, ReactElement, ReactNode } from 'react';
import { useRef } from 'react';
import type { CollectionMessages } from '#generated/messages/blocks/collection/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { getShownBreakpoints, type ByBreakpoint, type getTrackLayout } from './breakpoints.ts';
import { Control, Controls, Dot, Dots, Region, Slide, Track } from './collection.styles.ts';
import { useBreakpoint } from './use-breakpoint.ts';
import { useCarousel } from './use-carousel.ts';
import { useRotation } from '#ui/motion/use-rotation.ts';

interface CarouselProps {
  readonly at: ByBreakpoint;
  readonly layout: ReturnType<typeof getTrackLayout>;
  readonly items: readonly ReactNode[];
  readonly messages: CollectionMessages;
  readonly labelledBy: string | undefined;
  /** True when the controls fit at the end of the lines above, which start at the other side. */
  readonly isBesideTitle: boolean;
}

/** A track with the controls of the current breakpoint (APG, carousel); a plain list where that is a grid. Slides are mounted once. */
export function Carousel({ at, layout, items, messages, labelledBy, isBesideTitle }: CarouselProps): ReactElement {
  const track = useRef<HTMLDivElement>(null);
  const breakpoint = useBreakpoint();
  const here = breakpoint && at[breakpoint].type === 'carousel' ? at[breakpoint] : undefined;
  const { page, pages, perPage, goTo } = useCarousel(track, items.length);
  const hasMore = pages > 1;

  const canLoop = here?.loop === true;
  const turnPage = (by: 1 | -1): void => {
    const next = page + by;
    if (canLoop) goTo((next + pages) % pages);
    else if (next >= 0 && next < pages) goTo(next);
  };
  const seconds = here?.autoplay && hasMore ? (here.autorotateTime ?? 6) : undefined;
  const isFirst = !canLoop && page === 0;
  const isLast = !canLoop && page === pages - 1;
  // Without a loop it stops at its end, and restarts from the beginning.
  const rotation = useRotation(seconds, () => turnPage(1), !isLast);
  const handleRotationPress = (): void => {
    if (isLast && !rotation.isOn) goTo(0);
    rotation.toggle();
  };

  const handleFocus = (event: FocusEvent): void => {
    if (!event.target.closest('[data-control="rotation"]')) rotation.stop();
  };
  const shownControls = getShownBreakpoints(at, items.length, ({ autoplay, showArrows }) => autoplay || showArrows);
  const shownIndicators = getShownBreakpoints(at, items.length, ({ showIndicators }) => showIndicators);

  return (
    <Region
      {...(here && { role: 'region', 'aria-roledescription': messages.carouselRole })}
      {...(here && (labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': messages.label }))}
      onFocus={seconds === undefined ? undefined : handleFocus}
    >
      {shownControls && (
        <Controls data-at={shownControls} data-beside-title={isBesideTitle ? '' : undefined}>
          {seconds !== undefined && (
            <Control
              type="button"
              data-control="rotation"
              aria-label={rotation.isOn ? messages.pause : messages.play}
              onClick={handleRotationPress}
            >
              <Icon name={rotation.isOn ? 'pause' : 'play'} />
            </Control>
          )}
          {here?.showArrows && hasMore && (
            <>
              <Control
                type="button"
                data-control="previous"
                aria-label={messages.previous}
                aria-disabled={isFirst}
                onClick={() => turnPage(-1)}
              >
                <Icon name="arrow-left" />
              </Control>
              <Control type="button" data-control="next" aria-label={messages.next} aria-disabled={isLast} onClick={() => turnPage(1)}>
                <Icon name="arrow-right" />
              </Control>
            </>
          )}
        </Controls>
      )}
      <Track
        {...layout}
        ref={track}
        {...(here ? { role: 'group', 'aria-label': messages.label, tabIndex: hasMore ? 0 : undefined } : { role: 'list' })}
        aria-live={seconds === undefined ? undefined : rotation.isOn ? 'off' : 'polite'}
        onPointerEnter={() => rotation.setHeld(true)}
        onPointerLeave={() => rotation.setHeld(false)}
      >
        {items.map((item, index) => (
          <Slide
            key={index}
            {...(here
              ? {
                  role: 'group',
                  'aria-roledescription': messages.slideRole,
                  'aria-label': messages.slide({ n: index + 1, total: items.length }),
                }
              : { role: 'listitem' })}
          >
            {item}
          </Slide>
        ))}
      </Track>
      {shownIndicators && (
        <Dots data-at={shownIndicators}>
          {here?.showIndicators &&
            hasMore &&
            Array.from({ length: pages }, (_, index) => (
              <Dot
                key={`${perPage}-${index}`}
                type="button"
                aria-label={messages.goTo({ n: index + 1, total: pages })}
                aria-current={index === page || undefined}
                onClick={() => goTo(index)}
              />
            ))}
        </Dots>
      )}
    </Region>
  );
}
