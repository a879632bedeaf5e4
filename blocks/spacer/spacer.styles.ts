import { styled } from 'styled-components';
import { blockSpace } from '#engine/block-layout.ts';

const sizes = ['none', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

/** The height of the editor's space below the block, at one breakpoint. */
const heights = (at: string): string =>
  sizes.map((size) => `[data-margin~='${at}:${size}'] > & { --_height: ${blockSpace(size)}; }`).join('\n');

/** Turns the space below the block into an area that a color can fill: it replaces the margin and compensates it with a negative one. */
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
