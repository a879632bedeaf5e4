import { styled } from 'styled-components';

/** Covers its poster image, which is visible until the video plays. */
export const VideoElement = styled.video`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  opacity: 0;
  transition: opacity var(--duration-slow) var(--ease-out);

  &[data-started] {
    opacity: 1;
  }
`;

export const FilmControl = styled.div`
  position: absolute;
  inset-block-start: var(--space-4);
  inset-inline-end: var(--film-inset, var(--block-gutter, var(--space-gutter)));
  z-index: var(--z-raised);

  @media (scripting: none) {
    display: none;
  }
`;
