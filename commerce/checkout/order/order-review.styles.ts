import { styled } from 'styled-components';

/** Two columns, if each fits an address line. */
export const Review = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(12rem, 50% - var(--space-5))), 1fr));
  gap: var(--space-5);
  margin: 0;
  overflow-wrap: anywhere;

  & > [data-wide] {
    grid-column: 1 / -1;
  }

  & dt {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-4);
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
  }
  & dd {
    margin: 0;
    color: var(--color-ink-muted);
  }
`;

export const AmountRows = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: var(--space-1) 0 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    line-height: 1.45;
  }
  & > li > :last-child {
    color: var(--color-ink);
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: normal;
  }
`;

export const AddressBlock = styled.address`
  font-style: normal;
  line-height: 1.5;
  white-space: pre-line;
`;
