import { styled } from 'styled-components';
import { getBlockSpace } from '#engine/block-layout.ts';

const sizes = ['none', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

/** The height of the editor's space below the block, at one breakpoint. */
const createHeightCss = (at: string): string =>
  sizes.map((size) => `[data-margin~='${at}:${size}'] > & { --_height: ${getBlockSpace(size)}; }`).join('\n');

/** Turns the space below the block into an area that a color can fill: it replaces the margin and compensates it with a negative one. */
export const Space = styled.div`
  block-size: var(--_height, 0px);
  margin-block-end: calc(-1 * var(--_height, 0px));
  background: var(--block-bg, transparent);

  ${createHeightCss('sm')}
  @media (min-width: 600px) {
    ${createHeightCss('md')}
  }
  @media (min-width: 1024px) {
    ${createHeightCss('lg')}
  }
`;
