import { styled } from 'styled-components';

export const ProgressRoot = styled.div`
  display: grid;
  gap: var(--space-2);
  max-inline-size: 20rem;
  margin-block-end: var(--space-1);

  & > p {
    font-size: var(--font-size-small);
    font-variant-numeric: tabular-nums lining-nums;
  }
  & > span {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: var(--space-1);
  }
  & > span > span {
    block-size: 0.25rem;
    border-radius: var(--radius-round);
    background-color: var(--color-line-strong);
  }
  & > span > [data-done] {
    background-color: var(--color-solid);
  }
`;
