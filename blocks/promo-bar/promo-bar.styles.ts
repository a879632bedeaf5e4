import { styled } from 'styled-components';

export const BarRoot = styled.section`
  --promo-bar-controls: var(--space-gutter);

  position: relative;
  min-block-size: 2.5rem;
  background: var(--block-bg, var(--color-surface));
  color: var(--block-ink, var(--color-ink));

  &[data-closable] {
    --promo-bar-controls: 2.75rem;
  }
  &[data-many] {
    --promo-bar-controls: 5rem;
  }
  &[data-many][data-closable] {
    --promo-bar-controls: 6rem;
  }
  /* White dots; black where the bar is marked as of low contrast with them. What the message in view is marked as goes before. */
  &[data-low-contrast] {
    --_dots: #000;
  }
  &:has([data-current] [data-low-contrast='true']) {
    --_marked: #000;
  }
  &:has([data-current] [data-low-contrast='false']) {
    --_marked: #fff;
  }
  @media (max-width: 599.98px) {
    /* Twice, to go before a bar that can be closed. */
    &[data-many][data-many] {
      --promo-bar-controls: 2.25rem;
      --promo-bar-end: 5.25rem;
      /* Two lines of text, with the dots below them. */
      --promo-bar-foot: 0.5rem;
      --promo-bar-link: 0;
    }
  }
`;

/** All messages share one cell, so that the bar is as high as the highest and never moves the page. */
export const Messages = styled.div`
  display: grid;
  min-block-size: inherit;
`;

export const Slide = styled.div`
  display: grid;
  grid-area: 1 / 1;
  visibility: hidden;
  opacity: 0;
  transition:
    opacity var(--duration-base) var(--ease-out),
    visibility var(--duration-base);

  &[data-current] {
    visibility: visible;
    opacity: 1;
  }
  /* Whatever its width, for its turn would be a blank one. */
  & > [data-block] {
    display: block;
    margin: 0;
  }
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0.125rem;
  z-index: var(--z-raised);

  &[data-side='end'] {
    inset-inline: auto 0.125rem;
  }
  @media (min-width: 600px) {
    inset-inline-start: calc(var(--space-gutter) - 0.5rem);

    &[data-side='end'] {
      inset-inline: auto calc(var(--space-gutter) - 0.5rem);
    }
  }
`;

export const Control = styled.button`
  display: inline-grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 2.25rem;
  border-radius: var(--radius-control);
  color: var(--_marked, inherit);

  @media (min-width: 600px) {
    inline-size: 2.25rem;
  }
  &:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: -3px;
    box-shadow: none;
  }
`;

export const Dots = styled.div`
  display: flex;
  justify-content: center;
  gap: 0.25rem;
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0.1875rem;
  color: var(--_marked, var(--_dots, #fff));
  pointer-events: none;

  & > span {
    inline-size: 0.25rem;
    block-size: 0.25rem;
    border-radius: var(--radius-round);
    background: currentColor;
    opacity: 0.45;
  }
  & > span[data-current] {
    opacity: 1;
  }
  @media (forced-colors: active) {
    & > span {
      background: CanvasText;
    }
  }
`;
