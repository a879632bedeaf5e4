import { styled } from 'styled-components';
import { shadeColors, shadeFrame } from './shade.styles.ts';

/** Styles that depend on the text's position: its placement, the side and look of the shade, the veil behind it. */
const createPlacementCss = (at: 'sm' | 'md'): string => `
  &[data-${at}='overlay-bottom'] {
    --_at: end;
    --_inset: auto 0;
    --_shade: linear-gradient(to top, var(--_solid), var(--_half) 55%, transparent);
    --_veil: linear-gradient(to bottom, transparent, var(--_film) var(--_fade));
    --_space: var(--_fade) var(--_pad);
  }
  &[data-${at}='overlay-top'] {
    --_at: start;
    --_inset: 0 auto;
    --_shade: linear-gradient(to bottom, var(--_solid), var(--_half) 55%, transparent);
    --_veil: linear-gradient(to top, transparent, var(--_film) var(--_fade));
    --_space: var(--_pad) var(--_fade);
  }
  &[data-${at}='overlay'] {
    --_at: center;
    --_inset: 0;
    --_shade: radial-gradient(ellipse 75% 50%, var(--_solid), var(--_half) 60%, transparent);
    --_veil: linear-gradient(to bottom, transparent, var(--_film) var(--_fade), var(--_film) calc(100% - var(--_fade)), transparent);
    --_space: var(--_fade);
  }
  &[data-${at}-align='left'] {
    --block-justify: start;
    --block-text: start;
  }
  &[data-${at}-align='center'] {
    --block-justify: center;
    --block-text: center;
  }
`;

/** A card with text on its image. */
export const CardFrame = styled.section`
  padding-inline: var(--block-gutter, var(--space-gutter));

  [data-full] > & {
    padding-inline: 0;
  }
`;

/**
 * `data-sm` and `data-md` set the text's position, `data-sm-align` and `data-md-align` its side, `data-veil` the sizes with a shade. The
 * card is as high as its neighbors in a collection, and no lower than an image needs.
 */
export const CardStage = styled.div`
  ${shadeColors}
  --film-inset: var(--space-4);
  --_fade: 2.5rem;
  --_pad: clamp(1.5rem, 3vw, 2.5rem);

  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  block-size: 100%;
  min-block-size: var(--card-height, clamp(25rem, 36vw, 36rem));
  max-inline-size: var(--width-wide);
  margin-inline: auto;
  overflow: clip;
  border-radius: var(--radius-media);
  background: var(--block-bg, var(--color-surface));
  color: var(--block-ink, var(--color-ink));

  [data-full] > section > & {
    max-inline-size: none;
    border-radius: 0;
  }
  ${createPlacementCss('sm')}
  @media (min-width: 600px) {
    ${createPlacementCss('md')}
  }
`;

export const CardMedia = styled.div`
  position: absolute;
  inset: 0;
`;

/** On the side of the text. */
export const CardShade = styled.div`
  ${shadeFrame}
  inset-block: var(--_inset);
  margin-block: auto;
  background: var(--_shade);
`;

/** Covers the card, so that a click anywhere on it can activate its first link; all other clicks reach the image. */
export const CardCopy = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: var(--_at);
  min-inline-size: 0;
  pointer-events: none;

  & a {
    pointer-events: auto;
  }
  /* Alone, it has no picture behind it. */
  &:not(:only-child) {
    text-shadow: var(--_halo, none);
  }
  [data-clickable] > & a {
    z-index: 1;
  }
  [data-clickable] > & a[data-variant]:first-of-type {
    position: static;
  }
  [data-clickable] > & a[data-variant]:first-of-type::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** Text that is taller than the shade has its own veil, where there is a shade at all. */
export const CardText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: var(--block-justify, start);
  text-align: var(--block-text, start);
  min-inline-size: 0;
  padding: var(--_pad);

  & > * {
    max-inline-size: min(100%, 40rem);
  }
  && > [data-equal] {
    max-inline-size: min(100%, 26rem);
  }
  [data-veil] > * > & {
    padding-block: var(--_space);
    background: var(--_veil);
  }
`;
