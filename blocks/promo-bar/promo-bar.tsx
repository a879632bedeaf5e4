import type { ReactElement } from 'react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { blockLook } from '#blocks/parts/block-look.ts';
import { fillWord } from '#blocks/parts/fill-word.ts';
import type { BlockProps } from '#engine/definition.ts';
import { useHost } from '#engine/host-context.tsx';
import type { PromoBar } from '#generated/content/types.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { CLOSED_FLAG } from './closed-flag.ts';
import type { PromoBarSettings } from './promo-bar-settings.ts';
import type { PromoBarWord } from './promo-bar-words.ts';
import { BarRoot, Control, Controls, Dots, Messages, Slide } from './promo-bar.styles.ts';
import { useBarHeight } from './use-bar-height.ts';
import { useRotation } from '#ui/motion/use-rotation.ts';

/** Messages that take turns in the first line of the page. The host leaves out a bar that was closed before. */
export default function PromoBarBlock({
  id,
  content,
  slots,
  words,
  settings,
}: BlockProps<PromoBar, PromoBarWord, PromoBarSettings>): ReactElement | null {
  const host = useHost();
  const bar = useRef<HTMLElement>(null);
  const messages = (slots.messages ?? []).slice(0, settings.promoBar.maxMessages);
  const total = messages.length;
  const hasMore = total > 1;
  const [isClosed, setClosed] = useState(false);
  const wasClosed = useSyncExternalStore(
    never,
    () => host.flags.get(CLOSED_FLAG) === 'true',
    () => false,
  );
  const isShown = !isClosed && !(content.closable && wasClosed);
  const seconds = hasMore ? content.autorotateTime : undefined;
  const [current, setCurrent] = useState(0);
  const step = (by: 1 | -1): void => setCurrent((now) => (now + by + total) % total);
  const { isOn, setOn, setHeld } = useRotation(seconds, () => step(1));
  useBarHeight(bar, isShown);

  const close = (): void => {
    host.flags.set(CLOSED_FLAG, 'true');
    host.track({ name: 'promo-bar-close', blockId: id });
    setClosed(true);
  };
  const turn = (by: 1 | -1): void => {
    setOn(false);
    step(by);
  };

  if (!isShown || total === 0) return null;
  return (
    <BarRoot
      ref={bar}
      {...blockLook({ backgroundColor: 'surface-inverse', ...content })}
      aria-label={words.label}
      aria-roledescription={hasMore ? words.role : undefined}
      data-low-contrast={content.lowContrast || undefined}
      data-closable={content.closable || undefined}
      data-many={hasMore || undefined}
    >
      {hasMore && (
        <Controls data-side="start">
          <Control type="button" aria-label={words.previous} onClick={() => turn(-1)}>
            <Icon name="chevron-left" size="small" />
          </Control>
        </Controls>
      )}
      <Messages
        aria-live={seconds === undefined ? undefined : isOn ? 'off' : 'polite'}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setOn(false)}
      >
        {messages.map((message, index) => (
          <Slide
            key={index}
            {...(hasMore && { role: 'group', 'aria-label': fillWord(words.message, { n: index + 1, total }) })}
            data-current={index === current || undefined}
          >
            {message}
          </Slide>
        ))}
      </Messages>
      <Controls data-side="end">
        {hasMore && (
          <Control type="button" aria-label={words.next} onClick={() => turn(1)}>
            <Icon name="chevron-right" size="small" />
          </Control>
        )}
        {seconds !== undefined && (
          <Control type="button" aria-label={isOn ? words.pause : words.play} onClick={() => setOn(!isOn)}>
            <Icon name={isOn ? 'pause' : 'play'} size="small" />
          </Control>
        )}
        {content.closable && (
          <Control type="button" aria-label={words.close} onClick={close}>
            <Icon name="close" size="small" />
          </Control>
        )}
      </Controls>
      {hasMore && (
        <Dots aria-hidden="true">
          {messages.map((_, index) => (
            <span key={index} data-current={index === current || undefined} />
          ))}
        </Dots>
      )}
    </BarRoot>
  );
}

function never(): () => void {
  return () => undefined;
}
