import { styled } from 'styled-components';

/** A card whose text stands on its picture; `data-sm` and `data-md` say where, `data-sm-align` and `data-md-align` to which side. */
export const CardFrame = styled.section`
  padding-inline: var(--block-gutter, var(--space-gutter));

  [data-full] > & {
    padding-inline: 0;
  }
`;

/** As high as its neighbours in a collection, and no lower than a picture needs. */
export const CardStage = styled.div`
  --film-inset: var(--space-4);
  --_shade: color-mix(in srgb, var(--color-surface) 90%, transparent);
  --_half: color-mix(in srgb, var(--color-surface) 54%, transparent);
  --_veil: color-mix(in srgb, var(--color-surface) 64%, transparent);

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
  &[data-sm='overlay'] {
    --_at: center;
  }
  &[data-sm='overlay-bottom'] {
    --_at: end;
  }
  &[data-sm='overlay-top'] {
    --_at: start;
  }
  &[data-sm-align='center'] {
    --block-justify: center;
    --block-text: center;
  }
  @media (min-width: 600px) {
    &[data-md='overlay'] {
      --_at: center;
    }
    &[data-md='overlay-bottom'] {
      --_at: end;
    }
    &[data-md='overlay-top'] {
      --_at: start;
    }
    &[data-md-align='left'] {
      --block-justify: start;
      --block-text: start;
    }
    &[data-md-align='center'] {
      --block-justify: center;
      --block-text: center;
    }
  }
`;

export const CardMedia = styled.div`
  position: absolute;
  inset: 0;
`;

/** 35 % of the picture's height, 50 % where it is focused, at the side where the text stands. */
export const CardShade = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  block-size: 35%;
  background: linear-gradient(to top, var(--_shade), var(--_half) 55%, transparent);
  pointer-events: none;

  &[data-shade='focused'] {
    block-size: 50%;
  }
  [data-sm='overlay-top'] > & {
    inset-block: 0 auto;
    background: linear-gradient(to bottom, var(--_shade), var(--_half) 55%, transparent);
  }
  [data-sm='overlay'] > & {
    inset-block: 0;
    margin-block: auto;
    background: radial-gradient(ellipse 75% 50%, var(--_shade), var(--_half) 60%, transparent);
  }
  @media (max-width: 599.98px) {
    &:not([data-at~='sm']) {
      display: none;
    }
  }
  @media (min-width: 600px) {
    [data-md='overlay-bottom'] > & {
      inset-block: auto 0;
      margin-block: 0;
      background: linear-gradient(to top, var(--_shade), var(--_half) 55%, transparent);
    }
    [data-md='overlay-top'] > & {
      inset-block: 0 auto;
      margin-block: 0;
      background: linear-gradient(to bottom, var(--_shade), var(--_half) 55%, transparent);
    }
    [data-md='overlay'] > & {
      inset-block: 0;
      margin-block: auto;
      background: radial-gradient(ellipse 75% 50%, var(--_shade), var(--_half) 60%, transparent);
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
`;

/** Covers the card, so that a click anywhere on it may be a click on its first link, and leaves all other clicks to the picture. */
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

/** Text that is taller than the shade has a veil of its own, as long as there is a shade at all. */
export const CardText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: var(--block-justify, start);
  text-align: var(--block-text, start);
  min-inline-size: 0;
  padding: clamp(1.5rem, 3vw, 2.5rem);

  & > * {
    max-inline-size: min(100%, 40rem);
  }
  && > [data-equal] {
    max-inline-size: min(100%, 26rem);
  }
  [data-veil] > * > & {
    padding-block: 2.5rem clamp(1.5rem, 3vw, 2.5rem);
    background: linear-gradient(to bottom, transparent, var(--_veil) 2.5rem);
  }
  [data-veil][data-sm='overlay'] > * > & {
    padding-block: 2.5rem;
    background: linear-gradient(to bottom, transparent, var(--_veil) 2.5rem, var(--_veil) calc(100% - 2.5rem), transparent);
  }
  [data-veil][data-sm='overlay-top'] > * > & {
    padding-block: clamp(1.5rem, 3vw, 2.5rem) 2.5rem;
    background: linear-gradient(to top, transparent, var(--_veil) 2.5rem);
  }
  @media (min-width: 600px) {
    [data-veil][data-md='overlay-bottom'] > * > & {
      padding-block: 2.5rem clamp(1.5rem, 3vw, 2.5rem);
      background: linear-gradient(to bottom, transparent, var(--_veil) 2.5rem);
    }
    [data-veil][data-md='overlay'] > * > & {
      padding-block: 2.5rem;
      background: linear-gradient(to bottom, transparent, var(--_veil) 2.5rem, var(--_veil) calc(100% - 2.5rem), transparent);
    }
    [data-veil][data-md='overlay-top'] > * > & {
      padding-block: clamp(1.5rem, 3vw, 2.5rem) 2.5rem;
      background: linear-gradient(to top, transparent, var(--_veil) 2.5rem);
    }
  }
`;
