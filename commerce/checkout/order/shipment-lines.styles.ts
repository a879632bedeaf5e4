import { styled } from 'styled-components';

export const ShipmentGroup = styled.section`
  display: grid;
  gap: var(--space-4);
  padding-block-end: var(--space-5);
  border-block-end: 1px solid var(--color-line);

  & > dl {
    display: grid;
    gap: var(--space-1);
    margin: 0;
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
  & > dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
