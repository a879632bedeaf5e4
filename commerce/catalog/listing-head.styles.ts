import { styled } from 'styled-components';

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2) var(--space-6);
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-2) var(--space-gutter);

  & > nav:first-child {
    grid-column: 1 / -1;
  }
  /* A search has no breadcrumbs above its title. */
  & > h1:first-child {
    margin-block-start: var(--space-4);
  }
  /* The categories below stand beside the title, so that the products begin higher. */
  @media (min-width: 1024px) {
    & > nav:last-child:not(:first-child) {
      grid-area: 2 / 2 / span 2 / 3;
      align-self: end;
    }
    &:has(> nav:nth-child(n + 2)) {
      grid-template-columns: minmax(0, 1fr) minmax(0, auto);
    }
  }
`;
