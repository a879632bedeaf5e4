import { styled } from 'styled-components';

/** In the top corner, or in the bottom corner when the text is at the top; text that fills the card leaves space for it. */
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
  & + div {
    padding-block: calc(4.5rem + var(--space-4)) 0;
  }
  [data-sm='overlay-top'] > & {
    inset-block: auto var(--space-4);
  }
  [data-sm='overlay-top'] > & + div {
    padding-block: 0 calc(4.5rem + var(--space-4));
  }
  @media (min-width: 600px) {
    [data-md] > & {
      inset-block: var(--space-4) auto;
    }
    [data-md] > & + div {
      padding-block: calc(4.5rem + var(--space-4)) 0;
    }
    [data-md='overlay-top'] > & {
      inset-block: auto var(--space-4);
    }
    [data-md='overlay-top'] > & + div {
      padding-block: 0 calc(4.5rem + var(--space-4));
    }
  }
`;
