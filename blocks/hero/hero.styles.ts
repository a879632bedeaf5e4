import { styled } from 'styled-components';
import { fadeIn, shadeColors, softSides } from '#blocks/parts/media/shade.styles.ts';

/**
 * One grid for every layout: four rows (space, copy, actions, space), and the media spans the rows of the placement. `data-sm` places below
 * 600 px, `data-md` from there.
 */
export const HeroRoot = styled.section`
  ${shadeColors}
  --_pad: clamp(1.5rem, 4vw, 4rem);
  --_stage: clamp(27rem, 118vw, 40rem);
  --_rise: 8rem;

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

  /* The hero takes what a secondary nav above it leaves of the window. */
  [data-block='secondary-nav'] ~ * & {
    --secondary-nav-height: 3.25rem;
  }

  /* One film behind all text, so that it has no seams. Where the picture goes on below, it fades out there; else it reaches the picture's end. */
  &[data-veil]::before {
    content: '';
    z-index: -1;
    grid-column: 2;
    grid-row: 2 / 4;
    display: var(--_film-display, block);
    margin-block: calc(-1 * var(--_rise)) calc(-1 * var(--_reach, 20rem));
    margin-inline: var(--_film-start, -200vw) var(--_film-end, -200vw);
    background: linear-gradient(to bottom, ${fadeIn('var(--_rise)')}, var(--_film) calc(100% - var(--_fade, 0px)), transparent);
    ${softSides}
    pointer-events: none;
  }
  &[data-height='viewport-minus-promo-bar'] {
    --_stage: 22rem;
    --_below: var(--header-height);
    min-block-size: calc(100vh - var(--promo-bar-height, 0px) - var(--secondary-nav-height, 0px));
    min-block-size: calc(100svh - var(--promo-bar-height, 0px) - var(--secondary-nav-height, 0px));
  }
  &[data-height='viewport-minus-header'] {
    --_stage: 22rem;
    --_below: 3rem;
    min-block-size: calc(100vh - var(--header-height, 0px) - var(--secondary-nav-height, 0px));
    min-block-size: calc(100svh - var(--header-height, 0px) - var(--secondary-nav-height, 0px));
  }
  /* It begins below both bars, so that it ends below the window: its text stands in the window, above what lies along the lower edge. */
  @media (max-width: 1023.98px) {
    &[data-height]:not([data-height='auto']) {
      --_end: calc(var(--_below) + var(--bottom-bar-height) + var(--space-2));
    }
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
    --_rows: minmax(var(--_pad), 1fr) auto auto var(--_end, var(--_pad));
    --_media: 1 / -1;
  }
  &[data-sm='top'],
  &[data-sm='center'] {
    --_fade: 6rem;
    --_reach: 6rem;
  }
  &[data-sm='split'] {
    --_rows: 1fr auto auto var(--_pad);
    --_media: 1 / 3;
    --_copy-end: var(--space-4);
  }
  &[data-sm='below'] {
    --_rows: 1fr auto auto var(--_pad);
    --_media: 1 / 2;
    --_film-display: none;
    --_shadow: none;
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
  &[data-bare] {
    --_shadow: none;
    --_stage: 0px;
    --_pad: var(--space-section);
    --_rows: minmax(var(--_pad), 1fr) auto auto minmax(var(--_pad), 1fr);
    --_copy-start: 0px;
  }

  @media (min-width: 600px) {
    --_rise: 12rem;

    &:not([data-bare]) {
      /* In the first screen, below all that is above it. */
      --_above: calc(var(--promo-bar-height, 0px) + var(--header-height, 0px) + var(--secondary-nav-height, 0px));
      --_stage: clamp(30rem, min(54vw, 100svh - var(--_above)), 48rem);
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
      --_rows: minmax(var(--_pad), 1fr) auto auto var(--_end, var(--_pad));
    }
    &[data-md='top'],
    &[data-md='center'],
    &[data-md='bottom'] {
      --_media: 1 / -1;
      --_copy-start: 0px;
      --_copy-end: 0px;
      --_film-display: block;
      --_shadow: var(--_halo, none);
      --_fade: 6rem;
      --_reach: 6rem;
    }
    &[data-md='bottom'],
    &[data-md='below'] {
      --_fade: 0px;
      --_reach: 20rem;
    }
    &[data-md='below'] {
      --_rows: 1fr auto auto var(--_pad);
      --_media: 1 / 2;
      --_film-display: none;
      --_shadow: none;
      --_copy-start: var(--space-7);
      --_copy-end: 0px;
    }
    &[data-md='below']:not([data-bare]) {
      --_stage: clamp(22rem, 44vw, 42rem);
    }
    &[data-bare] {
      --_rows: minmax(var(--_pad), 1fr) auto auto minmax(var(--_pad), 1fr);
      --_shadow: none;
      --_copy-start: 0px;
    }
    &[data-md-align='left'] {
      --block-justify: start;
      --block-text: start;
      --_logo: left;
      --_film-end: calc(max(0px, 100% - 46rem) - 18rem);
    }
    &[data-md-align='center'] {
      --block-justify: center;
      --block-text: center;
      --_logo: center;
      --_film-start: calc(max(0px, 50% - 23rem) - 18rem);
      --_film-end: var(--_film-start);
    }
    &[data-md-align='right'] {
      --block-justify: end;
      --block-text: end;
      --_logo: right;
      --_film-start: calc(max(0px, 100% - 46rem) - 18rem);
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

const onStage = `
  grid-column: 2;
  justify-self: var(--block-justify, start);
  min-inline-size: 0;
  text-shadow: var(--_shadow, var(--_halo, none));
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
