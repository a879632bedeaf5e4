import { css } from 'styled-components';

const ranges = {
  sm: '(max-width: 599.98px)',
  md: '(min-width: 600px) and (max-width: 1023.98px)',
  lg: '(min-width: 1024px)',
} as const;

/** No shade at each size that `data-veil`, a list such as "sm lg", leaves out: there the text has a halo. */
const leftOut = (size: keyof typeof ranges): string => `
  @media ${ranges[size]} {
    &:not([data-veil~='${size}']) {
      --_film: transparent;
      --_shade-display: none;
      --_halo: 0 0 2px var(--color-surface), 0 0 5px var(--color-surface), 0 0 8px var(--color-surface), 0 0 1.25rem var(--color-surface);
    }
  }
`;

/** How much of the surface the film is, in per cent. */
export const FILM = 70;

/**
 * What stands between a picture and the text on it, in the surface of the text's tone: the colors of the shade, and the film behind the
 * text wherever the shade does not reach. Text of the tone has 4.5:1 on the film alone, even if the picture is as light or dark as the text.
 * Text on a picture takes `--_halo` as its shadow; it is unset wherever there is a shade.
 */
export const shadeColors = css`
  --_solid: color-mix(in srgb, var(--color-surface) 78%, transparent);
  --_half: color-mix(in srgb, var(--color-surface) 42%, transparent);
  --_film: color-mix(in srgb, var(--color-surface) ${FILM}%, transparent);

  ${leftOut('sm')}
  ${leftOut('md')}
  ${leftOut('lg')}

  /* Filled buttons are their own ground. */
  & [data-variant]:not([data-variant='text-link'], [data-variant='outline']) {
    text-shadow: none;
  }
`;

/** The film's sides, within 28rem of its ends: wherever it ends within a picture it is lost gradually. */
export const softSides = `
  mask-image: linear-gradient(
    to right,
    transparent, rgb(0 0 0 / 0.5) 13rem, #000 28rem,
    #000 calc(100% - 28rem), rgb(0 0 0 / 0.5) calc(100% - 13rem), transparent
  );
`;

/** Stops from nothing to the film; a straight line would show where it begins. */
export const fadeIn = (length: string): string =>
  `transparent, color-mix(in srgb, var(--_film) 32%, transparent) calc(${length} * 0.4), var(--_film) ${length}`;

/** 35 % of the picture's height, 50 % where it is focused. */
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
