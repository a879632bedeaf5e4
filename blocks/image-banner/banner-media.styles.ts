import { styled } from 'styled-components';

export const BannerMedia = styled.div`
  position: relative;
  min-inline-size: 0;

  & > a {
    display: block;
  }
  & > a:focus-visible {
    outline-offset: -4px;
  }
  [data-layout='overlay'] &,
  [data-layout='espot'] &,
  [data-layout='thin'] & {
    grid-area: 1 / 1;
  }
  [data-layout='split'] &,
  [data-layout='split-reverse'] & {
    min-block-size: clamp(18rem, 100vw, 30rem);
  }
  @media (min-width: 600px) {
    [data-layout='split-reverse'] & {
      order: 2;
    }
    [data-layout='split'] &,
    [data-layout='split-reverse'] & {
      min-block-size: 100%;
    }
  }
`;

/** 35 % of the image's height, 50 % when focused. */
export const BannerShade = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  block-size: 35%;
  background: linear-gradient(
    to top,
    color-mix(in srgb, var(--color-surface) 90%, transparent),
    color-mix(in srgb, var(--color-surface) 54%, transparent) 55%,
    transparent
  );
  pointer-events: none;

  &[data-shade='focused'] {
    block-size: 50%;
  }
  /* A strip is no taller than its text: the shade runs from the side instead, as far as it would run up. */
  [data-layout='thin'] & {
    inset-block: 0;
    block-size: 100%;
    background: linear-gradient(
      to right,
      color-mix(in srgb, var(--color-surface) 90%, transparent),
      color-mix(in srgb, var(--color-surface) 62%, transparent) 60%,
      color-mix(in srgb, var(--color-surface) 40%, transparent)
    );
  }
  &:not([data-at~='sm']) {
    @media (max-width: 599.98px) {
      display: none;
    }
  }
  &:not([data-at~='md']) {
    @media (min-width: 600px) and (max-width: 1023.98px) {
      display: none;
    }
  }
  &:not([data-at~='lg']) {
    @media (min-width: 1024px) {
      display: none;
    }
  }
`;
