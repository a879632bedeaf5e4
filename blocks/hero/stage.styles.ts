import { styled } from 'styled-components';
import { shadeFrame } from '#blocks/parts/media/shade.styles.ts';

/** The shade between image and text. */
export const HeroShade = styled.div`
  ${shadeFrame}
  inset-block-end: 0;
  background: linear-gradient(to top, var(--_solid), var(--_half) 55%, transparent);

  [data-sm='below'] & {
    visibility: hidden;
  }
  [data-sm='top'] & {
    inset-block: 0 auto;
    background: linear-gradient(to bottom, var(--_solid), var(--_half) 55%, transparent);
  }
  [data-sm='center'] & {
    inset-block: 0;
    margin-block: auto;
    background: radial-gradient(ellipse 62% 50%, var(--_solid), var(--_half) 55%, transparent);
  }
  [data-sm='split'] & {
    background: linear-gradient(to top, var(--color-surface), var(--_half) 55%, transparent);
  }

  @media (min-width: 600px) {
    [data-md] & {
      inset-block: auto 0;
      margin-block: 0;
      visibility: visible;
      background: linear-gradient(to top, var(--_solid), var(--_half) 55%, transparent);
    }
    [data-md='top'] & {
      inset-block: 0 auto;
      background: linear-gradient(to bottom, var(--_solid), var(--_half) 55%, transparent);
    }
    [data-md='center'] & {
      inset-block: 0;
      margin-block: auto;
      background: radial-gradient(ellipse 62% 50%, var(--_solid), var(--_half) 55%, transparent);
    }
    [data-md='below'] & {
      visibility: hidden;
    }
  }
`;

/** The product in front of the scene, on the side opposite the text. */
export const HeroProduct = styled.div`
  grid-column: 2;
  grid-row: 1;
  position: relative;
  justify-self: center;
  align-self: end;
  inline-size: min(80%, 22rem);
  padding-block: var(--space-6) var(--space-5);
  filter: drop-shadow(0 1.25rem 1.5rem rgb(0 0 0 / 0.28));

  & picture {
    background: none;
  }
  @media (min-width: 600px) {
    grid-row: 1 / -1;
    justify-self: end;
    align-self: center;
    inline-size: min(46%, 40rem);
    padding-block: var(--space-6);

    [data-md-align='right'] & {
      justify-self: start;
    }
    && ~ * {
      max-inline-size: min(50%, 40rem);
    }
  }
`;
