import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '#ui/motion/reduced-motion.ts';

export interface Position {
  /** Zero-based page in view; a page has as many slides as fit. */
  readonly page: number;
  readonly pages: number;
  readonly perPage: number;
}

export interface Carousel extends Position {
  goTo(page: number): void;
}

const START: Position = { page: 0, pages: 1, perPage: 1 };

/** Tracks the scroll position of a track of equal slides and moves it by pages. */
export function useCarousel(track: RefObject<HTMLElement | null>, count: number): Carousel {
  const [position, setPosition] = useState(START);

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const update = (): void => {
      const next = measure(element, count);
      setPosition((now) => (now.page === next.page && now.pages === next.pages && now.perPage === next.perPage ? now : next));
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [track, count]);

  const goTo = (page: number): void => {
    const element = track.current;
    if (!element) return;
    const { perPage } = measure(element, count);
    element.scrollTo({
      left: getDirection(element) * page * perPage * measureStep(element),
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  };
  return { ...position, goTo };
}

function measure(track: HTMLElement, count: number): Position {
  const step = measureStep(track) || 1;
  const { paddingLeft, paddingRight } = getComputedStyle(track);
  const width = track.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const perPage = Math.max(1, Math.floor((width + measureGap(track) + 2) / step));
  const pages = Math.max(1, Math.ceil(count / perPage));
  const scrolled = Math.abs(track.scrollLeft);
  const atEnd = scrolled > 0 && scrolled + track.clientWidth >= track.scrollWidth - 2;
  return { page: atEnd ? pages - 1 : Math.min(pages - 1, Math.round(scrolled / (step * perPage))), pages, perPage };
}

/** Pixels from the start of one slide to the start of the next. */
function measureStep(track: HTMLElement): number {
  const slide = track.firstElementChild;
  return slide ? slide.getBoundingClientRect().width + measureGap(track) : 0;
}

function measureGap(track: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(track).columnGap) || 0;
}

function getDirection(track: HTMLElement): 1 | -1 {
  return getComputedStyle(track).direction === 'rtl' ? -1 : 1;
}
