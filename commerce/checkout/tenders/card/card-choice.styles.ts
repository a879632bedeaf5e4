import { styled } from 'styled-components';

export const ChoicePanel = styled.div`
  display: grid;
  gap: var(--space-4);

  [role='radiogroup'] + & {
    margin-block-start: var(--space-4);
  }
`;
