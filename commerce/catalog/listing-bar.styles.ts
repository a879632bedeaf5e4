import { styled } from 'styled-components';

export const Bar = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template: 'open sort' auto 'state state' auto / minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
  gap: var(--space-1) var(--space-2);
  position: sticky;
  inset-block-start: var(--header-height);
  z-index: var(--z-sticky);
  margin-inline: calc(-1 * var(--space-gutter));
  padding: var(--space-2) var(--space-gutter);
  background: var(--color-surface);

  & > [data-part='state'] {
    grid-area: state;
    display: flex;
    align-items: center;
    gap: var(--space-4);
    min-inline-size: 0;
  }
  & > [data-part='state'] > p {
    flex: none;
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
    grid-template: 'state open sort' auto / minmax(0, 1fr) auto 14rem;
  }
  @media (min-width: 1024px) {
    grid-template: 'state sort' auto / minmax(0, 1fr) 14rem;
    padding-block: var(--space-2);

    & > a {
      display: none;
    }
    & select {
      font-size: var(--font-size-small);
    }
  }
`;
