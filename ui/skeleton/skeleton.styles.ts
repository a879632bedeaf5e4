import { keyframes, styled } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

export const SkeletonRoot = styled.span`
  display: block;
  inline-size: 100%;
  block-size: 1em;
  border-radius: min(var(--radius-media), 0.5rem);
  background-color: var(--color-surface-sunken);
  animation: ${breathe} 1.6s var(--ease-in-out) infinite;

  &[data-shape='heading'] {
    inline-size: 60%;
    block-size: 1.75em;
  }
  &[data-shape='square'] {
    block-size: auto;
    aspect-ratio: 1;
  }
  &[data-shape='portrait'] {
    block-size: auto;
    aspect-ratio: 4 / 5;
  }
  &[data-shape='control'] {
    block-size: var(--control-height);
  }
`;
