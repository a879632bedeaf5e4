import { styled } from 'styled-components';

export const Review = styled.dl`
  display: grid;
  gap: var(--space-5);
  margin: 0;

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
  @media (min-width: 600px) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const AddressBlock = styled.address`
  font-style: normal;
  line-height: 1.5;
  white-space: pre-line;
`;
