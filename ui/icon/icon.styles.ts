import { styled } from 'styled-components';

export const Drawing = styled.svg`
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-size='small'] {
    inline-size: 1em;
    block-size: 1em;
  }
  &[data-size='large'] {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }
  &[data-size='huge'] {
    inline-size: 2.5rem;
    block-size: 2.5rem;
    stroke-width: 1.2;
  }
  &[data-filled] {
    fill: currentColor;
  }
  /* Back and on, where text runs the other way. */
  &:is([data-icon$='-left'], [data-icon$='-right']) {
    scale: var(--inline-direction) 1;
  }
`;
