import { styled } from 'styled-components';
import { shadeFrame } from '#blocks/parts/media/shade.styles.ts';

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

export const BannerShade = styled.div`
  ${shadeFrame}
  inset-block-end: 0;
  background: linear-gradient(to top, var(--_solid), var(--_half) 55%, transparent);

  /* A strip is no taller than its text: the shade runs from the side instead. */
  [data-layout='thin'] & {
    inset-block: 0;
    block-size: 100%;
    background: linear-gradient(calc(var(--inline-direction) * 90deg), var(--_solid), var(--_film));
  }
`;
