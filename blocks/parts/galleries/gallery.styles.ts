import { styled } from 'styled-components';

export const GalleryStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  container-type: inline-size;
`;

/**
 * The place of another company's pictures: two rows of three squares on small screens, one row of six on larger ones. Its height stands before
 * they come, so that nothing below moves, and goes where they do not.
 */
export const GalleryPlace = styled.div`
  aspect-ratio: 3 / 2;

  @container (min-width: 40rem) {
    aspect-ratio: 6;
  }

  &[data-failed] {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;
