import { styled } from 'styled-components';

export const GalleryStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  container-type: inline-size;
`;

/** Stands where the gallery would, as high as it. */
export const GalleryAsk = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-4);
  aspect-ratio: 3 / 2;
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-media);
  text-align: center;

  @container (min-width: 40rem) {
    aspect-ratio: 6;
  }
  & > p {
    max-inline-size: 28rem;
    font-size: var(--font-size-small);
    text-wrap: balance;
  }
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
