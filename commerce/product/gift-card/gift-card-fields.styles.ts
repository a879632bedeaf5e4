import { styled } from 'styled-components';

export const GiftRoot = styled.div`
  display: grid;
  gap: var(--space-5);
`;

export const Recipient = styled.fieldset`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;

  & > legend {
    padding: 0;
    font-size: var(--font-size-small);
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
  }
  & > p {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
`;
