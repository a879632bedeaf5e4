import { styled } from 'styled-components';

export const ChoiceBody = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);

  & > [role='status']:empty {
    display: none;
  }
  & > nav {
    display: grid;
    justify-items: start;
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--color-line);
  }
  & > nav > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
  }
`;
