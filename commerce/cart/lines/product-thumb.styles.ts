import { styled } from 'styled-components';

export const Thumb = styled.span`
  position: relative;
  display: block;
  inline-size: 7rem;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  border-radius: var(--radius-media);
  background-color: var(--color-surface-sunken);

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &[data-size='small'] {
    inline-size: min(4.5rem, 22vw);
    border-radius: min(var(--radius-media), 0.5rem);
  }
  @media (max-width: 599.98px) {
    &:not([data-size='small']) {
      inline-size: min(5.5rem, 25vw);
    }
  }
`;
