import { styled } from 'styled-components';

/**
 * One grid for every layout: four rows (space, copy, actions, space), of which the media spans as many as the placement
 * says. `data-sm` places below 600 px, `data-md` from there.
 */
export const HeroRoot = styled.section`
  --_pad: clamp(1.5rem, 4vw, 4rem);
  --_stage: clamp(27rem, 118vw, 40rem);
  --_veil: color-mix(in srgb, var(--color-surface) 36%, transparent);

  position: relative;
  display: grid;
  grid-template-columns: minmax(var(--block-gutter, var(--space-gutter)), 1fr) minmax(0, var(--width-wide)) minmax(
      var(--block-gutter, var(--space-gutter)),
      1fr
    );
  grid-template-rows: var(--_rows);
  isolation: isolate;
  overflow: clip;
  background: var(--block-bg, var(--color-surface));
  color: var(--block-ink, var(--color-ink));

  &[data-height='viewport-minus-promo-bar'] {
    --_stage: 22rem;
    min-block-size: calc(100vh - var(--promo-bar-height, 0px));
    min-block-size: calc(100svh - var(--promo-bar-height, 0px));
  }
  &[data-height='viewport-minus-header'] {
    --_stage: 22rem;
    min-block-size: calc(100vh - var(--header-height, 0px));
    min-block-size: calc(100svh - var(--header-height, 0px));
  }

  &[data-sm='top'] {
    --_rows: var(--_pad) auto auto minmax(var(--_pad), 1fr);
    --_media: 1 / -1;
  }
  &[data-sm='center'] {
    --_rows: minmax(var(--_pad), 1fr) auto auto minmax(var(--_pad), 1fr);
    --_media: 1 / -1;
  }
  &[data-sm='bottom'] {
    --_rows: minmax(var(--_pad), 1fr) auto auto var(--_pad);
    --_media: 1 / -1;
  }
  &[data-sm='top'],
  &[data-sm='center'] {
    --_fade: 6rem;
  }
  &[data-sm='split'] {
    --_rows: 1fr auto auto var(--_pad);
    --_media: 1 / 3;
    --_copy-end: var(--space-4);
  }
  &[data-sm='below'] {
    --_rows: 1fr auto auto var(--_pad);
    --_media: 1 / 2;
    --_copy-start: var(--space-6);
    --_stage: clamp(18rem, 100vw, 30rem);
  }
  &[data-sm-align='center'] {
    --block-justify: center;
    --block-text: center;
    --_logo: center;
  }
  &[data-sm-align='right'] {
    --block-justify: end;
    --block-text: end;
    --_logo: right;
  }
  @media (max-width: 599.98px) {
    &:not([data-veil~='sm']) {
      --_veil: transparent;
    }
  }
  @media (min-width: 600px) and (max-width: 1023.98px) {
    &:not([data-veil~='md']) {
      --_veil: transparent;
    }
  }
  @media (min-width: 1024px) {
    &:not([data-veil~='lg']) {
      --_veil: transparent;
    }
  }
  &[data-bare] {
    --_stage: 0px;
    --_pad: var(--space-section);
    --_rows: minmax(var(--_pad), 1fr) auto auto minmax(var(--_pad), 1fr);
    --_copy-start: 0px;
  }

  @media (min-width: 600px) {
    &:not([data-bare]) {
      --_stage: clamp(30rem, 54vw, 48rem);
    }
    &[data-height]:not([data-height='auto']) {
      --_stage: 26rem;
    }
    &[data-md='top'] {
      --_rows: var(--_pad) auto auto minmax(var(--_pad), 1fr);
    }
    &[data-md='center'] {
      --_rows: minmax(var(--_pad), 1fr) auto auto minmax(var(--_pad), 1fr);
    }
    &[data-md='bottom'] {
      --_rows: minmax(var(--_pad), 1fr) auto auto var(--_pad);
    }
    &[data-md='top'],
    &[data-md='center'],
    &[data-md='bottom'] {
      --_media: 1 / -1;
      --_copy-start: 0px;
      --_copy-end: 0px;
      --_fade: 6rem;
    }
    &[data-md='bottom'],
    &[data-md='below'] {
      --_fade: 0px;
    }
    &[data-md='below'] {
      --_rows: 1fr auto auto var(--_pad);
      --_media: 1 / 2;
      --_copy-start: var(--space-7);
      --_copy-end: 0px;
    }
    &[data-md='below']:not([data-bare]) {
      --_stage: clamp(22rem, 44vw, 42rem);
    }
    &[data-bare] {
      --_rows: minmax(var(--_pad), 1fr) auto auto minmax(var(--_pad), 1fr);
      --_copy-start: 0px;
    }
    &[data-md-align='left'] {
      --block-justify: start;
      --block-text: start;
      --_logo: left;
    }
    &[data-md-align='center'] {
      --block-justify: center;
      --block-text: center;
      --_logo: center;
    }
    &[data-md-align='right'] {
      --block-justify: end;
      --block-text: end;
      --_logo: right;
    }
  }
`;

export const HeroMedia = styled.div`
  grid-column: 1 / -1;
  grid-row: var(--_media);
  position: relative;
  z-index: -2;
  min-block-size: var(--_stage);
`;

/**
 * Text that is taller than the shade has a veil of its own behind it, from edge to edge, where there is a shade at all. Where the picture
 * goes on below the text, the veil fades out there.
 */
const onStage = `
  grid-column: 2;
  position: relative;
  justify-self: var(--block-justify, start);
  min-inline-size: 0;

  [data-veil] > &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0 -100vw calc(-1 * var(--_fade, 0px));
    pointer-events: none;
    background: linear-gradient(to top, transparent, var(--_veil) var(--_fade, 0px));
  }
`;

export const HeroCopy = styled.div`
  ${onStage}
  grid-row: 2;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: var(--block-justify, start);
  max-inline-size: min(100%, 52rem);
  padding-block: var(--_copy-start, 0px) var(--_copy-end, 0px);

  [data-veil] > &&::before {
    inset-block: -6rem 0;
    background: linear-gradient(to bottom, transparent, var(--_veil) 8rem);
  }
  [data-veil] > &&:last-child::before {
    inset-block-end: calc(-1 * var(--_fade, 0px));
    background: linear-gradient(to bottom, transparent, var(--_veil) 8rem, var(--_veil) calc(100% - var(--_fade, 0px)), transparent);
  }
`;

export const HeroActions = styled.div`
  ${onStage}
  grid-row: 3;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  justify-items: var(--block-justify, start);
  text-align: var(--block-text, start);
  inline-size: 100%;
  max-inline-size: min(100%, 44rem);
  padding-block-start: var(--space-5);
`;

export const HeroLogo = styled.div`
  inline-size: min(100%, 14rem);

  & img {
    inline-size: 100%;
    max-block-size: 7rem;
    object-fit: contain;
    object-position: var(--_logo, left);
  }
`;
