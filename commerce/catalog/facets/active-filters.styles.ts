import { styled } from 'styled-components';

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;

  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2.25rem;
    padding: 0.25rem 0.75rem;
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
