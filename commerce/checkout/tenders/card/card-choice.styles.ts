import { styled } from 'styled-components';

export const ChoiceTitle = styled.p`
  margin-block-end: var(--space-3);
  font-size: var(--font-size-small);
  font-weight: var(--label-weight);
  font-stretch: var(--label-stretch);
`;

export const ChoicePanel = styled.div`
  display: grid;
  gap: var(--space-4);

  [role='radiogroup'] + & {
    margin-block-start: var(--space-4);
  }
`;
