import { css, styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  /* Room for the controls that stand beside the text above them. */
  @media (min-width: 600px) {
    & > :first-child:has(+ * > [data-beside-title]) {
      padding-inline-end: 11rem;
    }
  }
`;

export const Region = styled.div`
  position: relative;
`;

const grid = css`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
`;

const carousel = css`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  margin-inline: calc(-1 * var(--block-gutter, var(--space-gutter)));
  padding-inline: var(--block-gutter, var(--space-gutter));
  scroll-padding-inline: var(--block-gutter, var(--space-gutter));

  & > * {
    flex: 0 0 calc((100% + var(--gap)) * var(--slide) - var(--gap));
    scroll-snap-align: start;
  }
`;

/** The block sets the custom properties, one set per breakpoint. */
export const Track = styled.div`
  --columns: var(--sm-columns);
  --slide: var(--sm-slide);
  --gap: var(--sm-gap, var(--space-grid));

  gap: var(--gap);
  align-items: stretch;

  @media (max-width: 599.98px) {
    &[data-sm='grid'] {
      ${grid}
    }
    &[data-sm='carousel'] {
      ${carousel}
    }
  }
  @media (min-width: 600px) and (max-width: 1023.98px) {
    --columns: var(--md-columns);
    --slide: var(--md-slide);
    --gap: var(--md-gap, var(--space-grid));

    &[data-md='grid'] {
      ${grid}
    }
    &[data-md='carousel'] {
      ${carousel}
    }
  }
  @media (min-width: 1024px) {
    --columns: var(--lg-columns);
    --slide: var(--lg-slide);
    --gap: var(--lg-gap, var(--space-grid));

    &[data-lg='grid'] {
      ${grid}
    }
    &[data-lg='carousel'] {
      ${carousel}
    }
  }
`;

/** Blocks inside fill the slide up to its edges and share its height. */
export const Slide = styled.div`
  --block-gutter: 0px;

  min-inline-size: 0;

  & > [data-block],
  & > [data-block] > * {
    block-size: 100%;
  }
  & > [data-block] {
    margin-block-end: 0;
  }
`;

/** Reserves the height from the server's HTML on, so that the buttons cause no layout shift. */
const reserved = css`
  @media (max-width: 599.98px) {
    &:not([data-at~='sm']) {
      display: none;
    }
  }
  @media (min-width: 600px) and (max-width: 1023.98px) {
    &:not([data-at~='md']) {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    &:not([data-at~='lg']) {
      display: none;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const Controls = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-2);
  min-block-size: 2.75rem;
  margin-block-end: var(--space-4);

  @media (min-width: 600px) {
    &[data-beside-title] {
      position: absolute;
      inset-block-end: calc(100% + var(--space-6));
      inset-inline-end: 0;
      margin: 0;
    }
  }
  ${reserved}
`;

export const Control = styled.button`
  display: inline-grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 1.5px solid currentColor;
  border-radius: var(--radius-round);
  background: transparent;
  transition: opacity var(--duration-fast) var(--ease-out);

  &[aria-disabled='true'] {
    opacity: 0.35;
  }
  @media (hover: hover) {
    &:not([aria-disabled='true']):hover {
      background: var(--color-solid);
      border-color: var(--color-solid);
      color: var(--color-solid-ink);
    }
  }
`;

export const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  min-block-size: 1.75rem;
  margin-block-start: var(--space-4);
  ${reserved}
`;

export const Dot = styled.button`
  display: inline-grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;

  &::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: 1px solid currentColor;
    border-radius: var(--radius-round);
  }
  &[aria-current]::before {
    inline-size: 1.25rem;
    background: currentColor;
  }
  @media (forced-colors: active) {
    &[aria-current]::before {
      background: Highlight;
    }
  }
`;
