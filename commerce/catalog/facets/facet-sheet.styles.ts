import { styled } from 'styled-components';

export const SheetActions = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-3);
  inline-size: 100%;

  & > button {
    padding-inline: var(--space-4);
  }
`;
