import { styled } from 'styled-components';
import { blockSpace } from '#engine/block-layout.ts';

const sizes = ['none', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

/** As high as the space that the editor has asked for below the block, at one breakpoint. */
const heights = (at: string): string =>
  sizes.map((size) => `[data-margin~='${at}:${size}'] > & { --_height: ${blockSpace(size)}; }`).join('\n');

/**
 * The space below the block, made into something that a color can fill: it takes the place of the margin, which it gives back by one of
 * its own.
 */
export const Room = styled.div`
  block-size: var(--_height, 0px);
  margin-block-end: calc(-1 * var(--_height, 0px));
  background: var(--block-bg, transparent);

  ${heights('sm')}
  @media (min-width: 600px) {
    ${heights('md')}
  }
  @media (min-width: 1024px) {
    ${heights('lg')}
  }
`;
