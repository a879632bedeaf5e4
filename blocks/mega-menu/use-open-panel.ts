import type { FocusEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AddressService } from '#blocks/host/address.ts';

/** Index for no open entry. */
export const CLOSED = -1;

/** Milliseconds that a pointer must rest before a panel opens, and be away before it closes: crossing the bar opens nothing. */
const OPEN_DELAY = 110;
const CLOSE_DELAY = 260;

export interface OpenPanel {
  /** Index of the entry whose panel is open, or CLOSED. */
  readonly open: number;
  /** Shows a panel synchronously. */
  show(index: number): void;
  enter(index: number, event: PointerEvent): void;
  leave(event: PointerEvent): void;
  focus(index: number, event: FocusEvent): void;
  blur(event: FocusEvent): void;
  touch(index: number, event: PointerEvent): void;
  /** Opens or closes a panel instead of following the link, on a touch screen's first tap and when panels open on click only. */
  press(index: number, event: MouseEvent): void;
}

/**
 * Manages the bar's open panel. Panels open on hover and focus, or only on click with `byClick`; they close on Escape, on leaving, on a
 * press elsewhere, and when the route changes.
 */
export function useOpenPanel(bar: RefObject<HTMLElement | null>, byClick: boolean, address: AddressService): OpenPanel {
  const [open, setOpen] = useState(CLOSED);
  const timer = useRef(0);
  const firstTap = useRef(false);

  const schedule = (index: number, delay: number): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(index), delay);
  };
  const set = useCallback((index: number): void => {
    window.clearTimeout(timer.current);
    setOpen(index);
  }, []);

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (open === CLOSED) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const close = (): void => set(CLOSED);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      const item = bar.current?.querySelector('[data-open]');
      if (item?.contains(document.activeElement)) item.querySelector('a')?.focus();
      close();
    };
    const onPress = (event: Event): void => {
      if (!(event.target instanceof Node && bar.current?.contains(event.target))) close();
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    const unfollow = address.subscribe(close);
    return () => {
      listening.abort();
      unfollow();
    };
  }, [bar, open, set, address]);

  return {
    open,
    show: (index) => flushSync(() => set(index)),
    enter: (index, { pointerType }) => {
      if (pointerType !== 'mouse') return;
      if (!byClick) schedule(index, OPEN_DELAY);
      else if (index === open) set(open);
    },
    leave: ({ pointerType, currentTarget }) => {
      if (pointerType === 'mouse' && !currentTarget.querySelector(':focus-visible')) schedule(CLOSED, CLOSE_DELAY);
    },
    focus: (index, { target }) => {
      if (!byClick && target.matches(':focus-visible')) set(index);
    },
    blur: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) set(CLOSED);
    },
    touch: (index, { pointerType }) => {
      firstTap.current = pointerType !== 'mouse' && open !== index;
    },
    press: (index, event) => {
      if (!byClick && !firstTap.current) return;
      firstTap.current = false;
      event.preventDefault();
      set(open === index ? CLOSED : index);
    },
  };
}
