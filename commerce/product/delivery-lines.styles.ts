import { styled } from 'styled-components';

export const DeliveryRoot = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  font-size: var(--font-size-small);
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-3);
  }
  /* The days come once the page runs: nothing moves then. */
  & > [data-part='delivery'] {
    min-block-size: 3em;
  }
  & [data-part='faster'] {
    color: var(--color-ink-muted);
  }
  @media (scripting: none) {
    & > [data-part='delivery'] {
      display: none;
    }
  }
`;
