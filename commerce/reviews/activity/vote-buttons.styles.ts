import { styled } from 'styled-components';

export const Votes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);

  & > button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2.5rem;
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-control);
    background: transparent;
    color: var(--color-ink);
    font: inherit;
    font-size: var(--font-size-small);
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & > button[aria-pressed='true'] {
    border-color: var(--color-ink);
    background: var(--color-ink);
    color: var(--color-surface);
  }
  & > span {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
  @media (hover: hover) {
    & > button[aria-pressed='false']:hover {
      background: var(--color-surface-sunken);
    }
  }
`;
