import { styled } from 'styled-components';

/** In the upper corner, or in the lower one where the text stands at the top. */
export const Badge = styled.div`
  position: absolute;
  inset-block-start: var(--space-4);
  inset-inline-start: var(--space-4);
  inline-size: 4.5rem;

  & img {
    inline-size: 100%;
    block-size: auto;
    max-block-size: 4.5rem;
    object-fit: contain;
    object-position: left top;
  }
  [data-sm='overlay-top'] > & {
    inset-block: auto var(--space-4);
  }
  @media (min-width: 600px) {
    [data-md] > & {
      inset-block: var(--space-4) auto;
    }
    [data-md='overlay-top'] > & {
      inset-block: auto var(--space-4);
    }
  }
`;
