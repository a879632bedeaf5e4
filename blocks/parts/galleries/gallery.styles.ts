import { styled } from 'styled-components';

export const GalleryStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

/** The place of another company's pictures; its height stands before they come, and goes where they do not. */
export const GalleryPlace = styled.div`
  min-block-size: clamp(11rem, 24vw, 20rem);

  &[data-failed] {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;
