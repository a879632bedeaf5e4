import { styled } from 'styled-components';

export const SummaryLines = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
`;

export const SummaryLine = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: start;
  font-size: var(--font-size-small);
  line-height: 1.45;

  /* The total moves below the name where large text leaves no room beside it. */
  & > :nth-child(2) {
    flex: 1 1 6rem;
    min-inline-size: 0;
  }
  & > :last-child {
    margin-inline-start: auto;
  }
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
