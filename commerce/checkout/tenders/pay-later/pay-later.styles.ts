import { styled } from 'styled-components';

export const Payments = styled.ol`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
    padding-block-end: var(--space-2);
    border-block-end: 1px solid var(--color-line);
  }
  & strong {
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const PlanBox = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;

  & > ol {
    inline-size: 100%;
  }
  & > ul {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    padding-inline-start: var(--space-5);
  }
`;
