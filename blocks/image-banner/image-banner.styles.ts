import { styled } from 'styled-components';
import { fadeIn, shadeColors, softSides } from '#blocks/parts/media/shade.styles.ts';

export const BannerRoot = styled.section`
  --_pad: clamp(1.5rem, 4vw, 4rem);

  padding-inline: var(--block-gutter, var(--space-gutter));

  [data-full] > & {
    padding-inline: 0;
  }
  &[data-align='center'] {
    --block-justify: center;
    --block-text: center;
    --_film-inset: -200vw;
  }
  &[data-align='right'] {
    --block-justify: end;
    --block-text: end;
    --_film-inset: auto -28rem;
  }
  &[data-layout='image'],
  &[data-layout='block-below'],
  &[data-layout='menu'] {
    background: var(--block-bg, transparent);
  }
`;

export const BannerFigure = styled.figure`
  max-inline-size: var(--width-wide);
  margin-inline: auto;

  [data-full] > section > & {
    max-inline-size: none;
  }
  [data-layout='menu'] > & {
    max-inline-size: 26rem;
    margin-inline: 0;
  }
`;

/** Media and copy share one cell when the text is on the image, and have separate cells otherwise. */
export const BannerBody = styled.div`
  ${shadeColors}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;

  [data-layout='overlay'] &,
  [data-layout='espot'] &,
  [data-layout='thin'] &,
  [data-layout='split'] &,
  [data-layout='split-reverse'] & {
    background: var(--block-bg, var(--color-surface));
    color: var(--block-ink, var(--color-ink));
    border-radius: var(--radius-media);
  }
  [data-layout='split'] &,
  [data-layout='split-reverse'] & {
    background: var(--block-bg, var(--color-surface-sunken));
  }
  [data-full] > section > figure > & {
    border-radius: 0;
  }
  [data-layout='overlay'] & {
    min-block-size: clamp(26rem, 48vw, 42rem);
  }
  [data-layout='espot'] & {
    min-block-size: 24rem;
    block-size: 100%;
  }
  [data-layout='thin'] & {
    min-block-size: 7rem;
  }
  [data-layout='thin'] &[data-height='small'] {
    min-block-size: 4.5rem;
  }
  [data-layout='thin'] &[data-height='large'] {
    min-block-size: 11rem;
  }
  @media (min-width: 600px) {
    [data-layout='split'] &,
    [data-layout='split-reverse'] & {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      min-block-size: clamp(26rem, 42vw, 40rem);
    }
  }
`;

export const BannerCopy = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  isolation: isolate;
  justify-items: var(--block-justify, start);
  text-align: var(--block-text, start);
  min-inline-size: 0;
  padding: var(--_pad);

  & > * {
    max-inline-size: min(100%, 44rem);
  }
  [data-layout='overlay'] &,
  [data-layout='espot'] &,
  [data-layout='thin'] & {
    grid-area: 1 / 1;
    align-self: end;
    text-shadow: var(--_halo, none);
    pointer-events: none;
  }
  /* Text that is taller than the shade has a film of its own, which has faded in where the text begins. */
  [data-layout='overlay'] [data-veil] > &::before,
  [data-layout='espot'] [data-veil] > &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -5rem -28rem 0;
    background: linear-gradient(to bottom, ${fadeIn('calc(5rem + var(--_pad))')});
    ${softSides}
  }
  [data-layout='overlay'] & a,
  [data-layout='espot'] & a,
  [data-layout='thin'] & a {
    pointer-events: auto;
  }
  [data-layout='split'] &,
  [data-layout='split-reverse'] & {
    align-content: center;
  }
  [data-layout='espot'] & {
    --_pad: var(--space-5);

    gap: var(--space-3);
  }
  [data-layout='thin'] & {
    gap: var(--space-3) var(--space-5);
    align-self: center;
    padding: var(--space-4) var(--space-5);
  }
  [data-layout='image'] &,
  [data-layout='block-below'] &,
  [data-layout='menu'] & {
    color: var(--block-ink, var(--color-ink));
    padding: var(--space-5) 0 0;
  }
  [data-layout='menu'] & {
    gap: var(--space-2);
    padding-block-start: var(--space-3);
  }
  [data-filled][data-layout='image'] &,
  [data-filled][data-layout='block-below'] &,
  [data-filled][data-layout='menu'] & {
    padding-block-end: var(--space-5);
  }
  [data-full] > [data-layout='image'] &,
  [data-full] > [data-layout='block-below'] & {
    padding-inline: var(--space-gutter);
  }
  @media (min-width: 600px) {
    [data-layout='overlay'] [data-veil] > &::before {
      inset-inline: var(--_film-inset, -28rem auto);
      inline-size: calc(min(100%, 44rem + 2 * var(--_pad)) + 46rem);
      margin-inline: auto;
    }
    [data-layout='thin'] & {
      display: flex;
      align-items: center;
      justify-content: space-between;
    }
    [data-layout='thin'] & a {
      white-space: nowrap;
    }
  }
`;

export const BannerCaption = styled.figcaption`
  padding-block-start: var(--space-2);
  color: var(--color-ink-muted);

  [data-full] > section > figure > & {
    padding-inline: var(--space-gutter);
  }
`;
