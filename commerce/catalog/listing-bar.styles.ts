import { styled } from 'styled-components';

export const Bar = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template: 'open sort' auto 'count count' auto / 1fr 1fr;
  align-items: center;
  gap: var(--space-3) var(--space-2);
  position: sticky;
  inset-block-start: var(--header-height);
  z-index: var(--z-sticky);
  margin-inline: calc(-1 * var(--space-gutter));
  padding: var(--space-2) var(--space-gutter);
  background: var(--color-surface);

  & > p {
    grid-area: count;
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
    font-variant-numeric: tabular-nums;
  }
  & > a {
    grid-area: open;
  }
  & > [data-part='sort'] {
    grid-area: sort;
    display: flex;
    gap: var(--space-2);
    min-inline-size: 0;
  }
  & > [data-part='sort'] > div {
    flex: 1;
  }
  & select {
    font-size: max(0.875rem, 16px);
  }
  @media (min-width: 600px) {
    grid-template: 'count open sort' auto / 1fr auto 14rem;
  }
  @media (min-width: 1024px) {
    position: static;
    grid-template: 'count sort' auto / 1fr 14rem;
    padding-block: var(--space-3) var(--space-4);

    & > a {
      display: none;
    }
    & select {
      font-size: var(--font-size-small);
    }
  }
`;
