import { styled } from 'styled-components';

/** On small screens a row with scroll snapping; from lg on two columns, and an odd last image spans both. */
export const GalleryRoot = styled.section`
  position: relative;
  min-inline-size: 0;
`;

export const Shots = styled.ul`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  margin: 0;
  padding: 0;

  & > li {
    position: relative;
    flex: none;
    inline-size: 100%;
    aspect-ratio: 4 / 5;
    overflow: hidden;
    scroll-snap-align: start;
    scroll-snap-stop: always;
    background: var(--color-surface-sunken);
  }
  & img,
  & video {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  @media (min-width: 600px) {
    border-radius: var(--radius-media);
  }
  @media (min-width: 1024px) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-grid);
    overflow: visible;
    border-radius: 0;

    & > li {
      inline-size: auto;
      border-radius: var(--radius-media);
    }
    & > li:only-child,
    & > li:last-child:nth-child(odd):not(:nth-child(1)) {
      grid-column: 1 / -1;
      aspect-ratio: 8 / 5;
    }
    & > li:only-child {
      aspect-ratio: 1;
    }
  }
`;

/** Position within the row; rendered only with JavaScript. */
export const Position = styled.div`
  position: absolute;
  inset-block-end: var(--space-3);
  inset-inline: var(--space-3);
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: var(--space-2);
  pointer-events: none;

  & > [data-part='dots'] {
    display: flex;
    gap: 0.375rem;
    padding: 0.5rem 0.625rem;
    border-radius: 1rem;
    background: color-mix(in srgb, var(--color-surface-raised) 82%, transparent);
  }
  & > [data-part='dots'] > span {
    inline-size: 0.4375rem;
    block-size: 0.4375rem;
    border-radius: 50%;
    background: var(--color-line-strong);
    opacity: 0.55;
    transition:
      inline-size var(--duration-base) var(--ease-out),
      opacity var(--duration-base) var(--ease-out);
  }
  & > [data-part='dots'] > span[data-current] {
    inline-size: 1.125rem;
    border-radius: 0.25rem;
    background: var(--color-ink);
    opacity: 1;
  }
  & > [data-part='count'] {
    justify-self: start;
    padding: 0.25rem 0.625rem;
    border-radius: 1rem;
    background: color-mix(in srgb, var(--color-surface-raised) 82%, transparent);
    font-size: var(--font-size-caption);
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='steps'] {
    display: flex;
    justify-self: end;
    gap: var(--space-2);
    pointer-events: auto;
  }
  & button {
    display: grid;
    place-content: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: 50%;
    background: var(--color-surface-raised);
    color: var(--color-ink);
    box-shadow: var(--shadow-low);
  }
  & button:disabled {
    opacity: 0.4;
  }
  @media (pointer: coarse) {
    & > [data-part='steps'] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & > [data-part='steps']:focus-within {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
    }
  }
  @media (min-width: 1024px), (scripting: none) {
    display: none;
  }
`;

/** An image that opens the full-screen view; without JavaScript it links to the large image. */
export const ZoomLink = styled.a`
  display: block;
  block-size: 100%;
  cursor: zoom-in;

  &:focus-visible {
    outline-offset: -4px;
  }
`;

/** Caption about the person in the image. */
export const ModelNote = styled.p`
  position: absolute;
  inset-block-end: var(--space-3);
  inset-inline: var(--space-3);
  inline-size: fit-content;
  margin: 0;
  padding: 0.25rem 0.625rem;
  border-radius: 1rem;
  background: color-mix(in srgb, var(--color-surface-raised) 86%, transparent);
  font-size: var(--font-size-caption);
  pointer-events: none;

  @media (max-width: 1023.98px) {
    inset-block: var(--space-3) auto;
  }
`;

export const PlayButton = styled.a`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: var(--color-ink);

  & > span {
    display: grid;
    place-items: center;
    inline-size: 4.5rem;
    block-size: 4.5rem;
    border-radius: 50%;
    background: var(--color-surface-raised);
    font-size: 1.5rem;
    box-shadow: var(--shadow-high);
    transition: transform var(--duration-base) var(--ease-out);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  @media (hover: hover) {
    &:hover > span {
      transform: scale(1.06);
    }
  }
`;

export const VideoNote = styled.p`
  position: absolute;
  inset: auto var(--space-3) var(--space-3);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-control);
  background: var(--color-surface-raised);
  font-size: var(--font-size-small);
`;
