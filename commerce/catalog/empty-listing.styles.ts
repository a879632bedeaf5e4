import { styled } from 'styled-components';

export const Empty = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-4) var(--space-gutter) var(--space-section);

  &[data-inside] {
    padding: var(--space-6) 0;
  }
`;

export const Hints = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding-inline-start: 1.25rem;
  color: var(--color-ink-muted);

  & a {
    color: var(--color-ink);
  }
`;

export const PopularProducts = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  inline-size: 100%;
  margin-block-start: var(--space-4);
`;
