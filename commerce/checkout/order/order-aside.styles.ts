import { styled } from 'styled-components';

export const OrderBox = styled.div`
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-card);
  background-color: var(--color-surface-sunken);

  & > details > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-block-size: 2.75rem;
    list-style: none;
  }
  & > details > summary::-webkit-details-marker {
    display: none;
  }
  & > details > summary > span:first-child {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  & > details[open] > summary svg {
    transform: rotate(180deg);
  }
  & > details > summary > strong {
    font-variant-numeric: tabular-nums lining-nums;
  }
  & > details > div {
    display: grid;
    gap: var(--space-5);
    padding-block: var(--space-4) var(--space-2);
  }
  @media (min-width: 1024px) {
    display: none;

    &[data-wide] {
      display: grid;
      gap: var(--space-5);
      padding: var(--space-5);
    }
  }
  @media (max-width: 1023.98px) {
    &[data-wide] {
      display: none;
    }
  }
`;
