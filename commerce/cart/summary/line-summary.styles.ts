import { styled } from 'styled-components';

export const SummaryLines = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
`;

export const SummaryLine = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-4);
  align-items: start;
  font-size: var(--font-size-small);
  line-height: 1.45;

  & [data-part='name'] {
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
  }
  & [data-part='name'] > a {
    text-decoration: none;
  }
  & [data-part='name'] > a:hover {
    text-decoration: underline;
  }
  & [data-part='gift'] {
    overflow-wrap: anywhere;
  }
  & [data-part='quantity'] {
    color: var(--color-ink-muted);
  }
  & [data-part='total'] {
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: var(--label-weight);
  }
`;
