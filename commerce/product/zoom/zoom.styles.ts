import { styled } from 'styled-components';

/** Full-screen dialog. The `.pswp` rules are those that the library needs to move images; its own controls are not used. */
export const ZoomRoot = styled.dialog`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: var(--color-surface);
  color: var(--color-ink);

  &[open] {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
  }
  & .pswp {
    --pswp-bg: var(--color-surface);

    position: absolute;
    inset: 0;
    display: none;
    overflow: hidden;
    touch-action: none;
    outline: 0;
    contain: layout style size;
  }
  & .pswp--open {
    display: block;
  }
  & .pswp__bg {
    background: var(--pswp-bg);
  }
  & .pswp__scroll-wrap,
  & .pswp__bg,
  & .pswp__container,
  & .pswp__item,
  & .pswp__content,
  & .pswp__img,
  & .pswp__zoom-wrap {
    position: absolute;
    inset-block-start: 0;
    left: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  & .pswp__scroll-wrap {
    overflow: hidden;
  }
  & .pswp__img,
  & .pswp__zoom-wrap {
    inline-size: auto;
    block-size: auto;
  }
  & .pswp__img {
    max-inline-size: none;
    cursor: zoom-in;
    user-select: none;
  }
  & .pswp--zoomed-in .pswp__img {
    cursor: grab;
  }
  & .pswp__item {
    z-index: 1;
    overflow: hidden;
  }
  & .pswp__hidden {
    display: none;
  }
  & .pswp__content {
    pointer-events: none;
  }
  & .pswp__content > * {
    pointer-events: auto;
  }
  & .pswp__error-msg {
    position: absolute;
    inset: 45% 0 auto;
    text-align: center;
  }
`;

/** Area in which the images move; everything else in the dialog is beside or above it. */
export const ZoomStage = styled.div`
  position: relative;
  min-block-size: 0;
  overflow: hidden;
`;

export const ZoomTools = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-start: var(--space-3);
  inset-inline: var(--space-3);
  display: flex;
  align-items: center;
  gap: var(--space-2);
  pointer-events: none;

  & > [data-part='count'] {
    margin-inline-end: auto;
    padding: 0.375rem 0.75rem;
    border-radius: 1rem;
    background: color-mix(in srgb, var(--color-surface-raised) 86%, transparent);
    font-size: var(--font-size-small);
    font-variant-numeric: tabular-nums;
  }
  & button {
    pointer-events: auto;
  }
`;

export const ZoomButton = styled.button`
  display: grid;
  place-content: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: 50%;
  background: var(--color-surface-raised);
  color: var(--color-ink);
  box-shadow: var(--shadow-low);

  &:disabled {
    opacity: 0.4;
  }
  &[data-place] {
    position: absolute;
    z-index: 2;
    inset-block-start: calc(50% - 1.375rem);
  }
  &[data-place='previous'] {
    inset-inline-start: var(--space-3);
  }
  &[data-place='next'] {
    inset-inline-end: var(--space-3);
  }
  @media (pointer: coarse) {
    &[data-place]:not(:focus-visible) {
      opacity: 0;
      pointer-events: none;
    }
  }
`;

export const Thumbnails = styled.ul`
  display: flex;
  gap: var(--space-2);
  margin: 0;
  padding: var(--space-3);
  overflow-x: auto;
  background: var(--color-surface);

  & > li {
    flex: none;
  }
  & > li:first-child {
    margin-inline-start: auto;
  }
  & > li:last-child {
    margin-inline-end: auto;
  }
  & button {
    display: block;
    inline-size: 3.5rem;
    aspect-ratio: 4 / 5;
    overflow: hidden;
    border: 2px solid transparent;
    border-radius: var(--radius-control);
    padding: 0;
    background: var(--color-surface-sunken);
  }
  & button[aria-current] {
    border-color: var(--color-ink);
  }
  & img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
