import type { ReactElement } from 'react';
import { useRef, useState } from 'react';
import { getBlockLook } from '#blocks/parts/text/block-look.ts';
import type { BlockProps } from '#engine/definition.ts';
import { useHost } from '#engine/host-context.tsx';
import type { PromoBar } from '#generated/content/types.ts';
import type { PromoBarMessages } from '#generated/messages/blocks/promo-bar/messages.ts';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { CLOSED_FLAG } from './closed-flag.ts';
import type { PromoBarSettings } from './promo-bar-settings.ts';
import { BarRoot, Control, Controls, Dots, Messages, Slide } from './promo-bar.styles.ts';
import { useBarHeight } from './use-bar-height.ts';
import { useRotation } from '#ui/motion/use-rotation.ts';

/** Messages that rotate at the top of the page. The host leaves out a bar that was closed before. */
export default function PromoBarBlock({
  id,
  content,
  slots,
  messages,
  settings,
}: BlockProps<PromoBar, PromoBarMessages, PromoBarSettings>): ReactElement | null {
  const host = useHost();
  const bar = useRef<HTMLElement>(null);
  const slides = (slots.messages ?? []).slice(0, settings.promoBar.maxMessages);
  const [isClosed, setClosed] = useState(false);
  const wasClosed = useHydrated() && host.flags.get(CLOSED_FLAG) === 'true';
  const isShown = !isClosed && !(content.closable && wasClosed);
  const total = slides.length;
  const hasMore = total > 1;
  const seconds = hasMore ? content.autorotateTime : undefined;
  const [current, setCurrent] = useState(0);
  const step = (by: 1 | -1): void => setCurrent((now) => (now + by + total) % total);
  const { isOn, toggle, stop, setHeld } = useRotation(seconds, () => step(1));
  useBarHeight(bar, isShown);

  const close = (): void => {
    host.flags.set(CLOSED_FLAG, 'true');
    host.track({ name: 'promo-bar-close', blockId: id });
    setClosed(true);
  };
  const showNext = (by: 1 | -1): void => {
    stop();
    step(by);
  };

  if (!isShown || total === 0) return null;
  return (
    <BarRoot
      ref={bar}
      {...getBlockLook({ backgroundColor: 'surface-inverse', ...content })}
      aria-label={messages.label}
      aria-roledescription={hasMore ? messages.role : undefined}
      data-low-contrast={content.lowContrast || undefined}
      data-closable={content.closable || undefined}
      data-many={hasMore || undefined}
    >
      {hasMore && (
        <Controls data-side="start">
          <Control type="button" aria-label={messages.previous} onClick={() => showNext(-1)}>
            <Icon name="chevron-left" size="small" />
          </Control>
        </Controls>
      )}
      <Messages
        aria-live={seconds === undefined ? undefined : isOn ? 'off' : 'polite'}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={stop}
      >
        {slides.map((message, index) => (
          <Slide
            key={index}
            {...(hasMore && { role: 'group', 'aria-label': messages.message({ n: index + 1, total }) })}
            data-current={index === current || undefined}
          >
            {message}
          </Slide>
        ))}
      </Messages>
      <Controls data-side="end">
        {hasMore && (
          <Control type="button" aria-label={messages.next} onClick={() => showNext(1)}>
            <Icon name="chevron-right" size="small" />
          </Control>
        )}
        {seconds !== undefined && (
          <Control type="button" aria-label={isOn ? messages.pause : messages.play} onClick={toggle}>
            <Icon name={isOn ? 'pause' : 'play'} size="small" />
          </Control>
        )}
        {content.closable && (
          <Control type="button" aria-label={messages.close} onClick={close}>
            <Icon name="close" size="small" />
          </Control>
        )}
      </Controls>
      {hasMore && (
        <Dots aria-hidden="true">
          {slides.map((_, index) => (
            <span key={index} data-current={index === current || undefined} />
          ))}
        </Dots>
      )}
    </BarRoot>
  );
}
