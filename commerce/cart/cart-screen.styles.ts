import { styled } from 'styled-components';

export const CartRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-items: start;
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-6) var(--space-gutter) var(--space-section);

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-1) var(--space-4);
  }
  & > header > p {
    color: var(--color-ink-muted);
  }
  & > [data-part='notices'] {
    display: grid;
    gap: var(--space-3);
  }
  & > [data-part='notices']:empty {
    display: none;
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) min(24rem, 45%);
    gap: var(--space-6) var(--space-8);
    padding-block-start: var(--space-7);

    & > header,
    & > [data-part='notices'] {
      grid-column: 1 / -1;
    }
  }
`;

/** Column with the cart lines. */
export const CartColumn = styled.div`
  display: grid;
  gap: var(--space-6);
  min-inline-size: 0;
`;

export const SummaryBox = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  gap: var(--space-5);
  padding: var(--space-5);
  border-radius: var(--radius-card);
  background-color: var(--color-surface-sunken);

  @media (min-width: 1024px) {
    position: sticky;
    inset-block-start: calc(var(--header-height) + var(--space-5));
  }
`;

export const EmptyRoot = styled.div`
  display: grid;
  gap: var(--space-5);
  justify-items: center;
  max-inline-size: var(--width-text);
  margin-inline: auto;
  padding: var(--space-section) var(--space-gutter);
  text-align: center;

  & > svg {
    color: var(--color-ink-muted);
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
