import { styled } from 'styled-components';

export const Chips = styled.ul`
  display: flex;
  gap: var(--space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0.25rem;
  overflow-x: auto;
  scrollbar-width: none;

  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2rem;
    padding: 0.125rem 0.75rem;
    white-space: nowrap;
    border: 1px solid var(--color-ink);
    border-radius: var(--radius-round);
    font-size: var(--font-size-small);
    line-height: 1.2;
    text-decoration: none;
  }
  & a[data-look='plain'] {
    border-color: transparent;
    text-decoration: underline;
  }
  @media (hover: hover) {
    & a:hover {
      background: var(--color-surface-sunken);
    }
  }
`;
