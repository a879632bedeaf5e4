import { styled } from 'styled-components';

export const PaneRoot = styled.div`
  display: grid;
  gap: var(--space-4);
  outline: none;

  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3) var(--space-5);
  }
`;
