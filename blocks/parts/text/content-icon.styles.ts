import { styled } from 'styled-components';

export const ContentDrawing = styled.svg`
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-size='medium'] {
    inline-size: 2.5rem;
    block-size: 2.5rem;
    stroke-width: 1.3;
  }
  &[data-size='large'] {
    inline-size: 4rem;
    block-size: 4rem;
    stroke-width: 1;
  }
`;
