import { css } from 'styled-components';

const ranges = {
  sm: '(max-width: 599.98px)',
  md: '(min-width: 600px) and (max-width: 1023.98px)',
  lg: '(min-width: 1024px)',
} as const;

/** Removes the shade at each size missing from `data-veil`, a list such as "sm lg": there the text has a halo. */
const createUnshadedStyles = (size: keyof typeof ranges): string => `
  @media ${ranges[size]} {
    &:not([data-veil~='${size}']) {
      --_film: transparent;
      --_shade-display: none;
      --_halo: 0 0 2px var(--color-surface), 0 0 5px var(--color-surface), 0 0 8px var(--color-surface), 0 0 1.25rem var(--color-surface);
    }
  }
`;

/** Opacity of the film in percent. */
export const FILM = 70;

/**
 * The layer between an image and the text on it, in the surface color of the text's tone: the shade's colors, and the film behind the text
 * where the shade does not reach. The film alone gives the text a contrast of 4.5:1 on any image. Text on an image uses `--_halo` as its
 * shadow; it is unset where there is a shade.
 */
export const shadeColors = css`
  --_solid: color-mix(in srgb, var(--color-surface) 78%, transparent);
  --_half: color-mix(in srgb, var(--color-surface) 42%, transparent);
  --_film: color-mix(in srgb, var(--color-surface) ${FILM}%, transparent);

  ${createUnshadedStyles('sm')}
  ${createUnshadedStyles('md')}
  ${createUnshadedStyles('lg')}

  /* Filled buttons are their own ground. */
  & [data-variant]:not([data-variant='text-link'], [data-variant='outline']) {
    text-shadow: none;
  }
`;

/** Fades the film's sides within 28rem of its ends, so that it has no visible edge inside an image. */
export const softSides = `
  mask-image: linear-gradient(
    to right,
    transparent, rgb(0 0 0 / 0.5) 13rem, #000 28rem,
    #000 calc(100% - 28rem), rgb(0 0 0 / 0.5) calc(100% - 13rem), transparent
  );
`;

/** Color stops from transparent to the film; a linear ramp would show where it begins. */
export const fadeIn = (length: string): string =>
  `transparent, color-mix(in srgb, var(--_film) 32%, transparent) calc(${length} * 0.4), var(--_film) ${length}`;

/** 35 % of the image's height, 50 % with the focused style. */
export const shadeFrame = css`
  position: absolute;
  inset-inline: 0;
  display: var(--_shade-display, block);
  block-size: 35%;
  pointer-events: none;

  &[data-shade='focused'] {
    block-size: 50%;
  }
`;
