import { styled } from 'styled-components';

/** 2 or 3 columns; 4 if the facet column leaves enough space. */
export const Products = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  /* A block as wide as the list leaves no gap in the row before it. */
  grid-auto-flow: dense;
  gap: var(--space-6) var(--space-grid);
  margin: 0;
  padding: 0;
  transition: opacity var(--duration-fast) var(--ease-out) var(--duration-fast);

  &[data-pending] {
    opacity: 0.5;
  }
  & > [data-insert] {
    display: grid;
    min-inline-size: 0;
  }
  & > [data-insert='row'] {
    grid-column: 1 / -1;
  }
  @media (min-width: 600px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-7) var(--space-grid);
  }
  @media (min-width: 1280px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
