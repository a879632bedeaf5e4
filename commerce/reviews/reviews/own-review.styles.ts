import { styled } from 'styled-components';

export const OwnRoot = styled.div`
  padding: var(--space-4);
  border: 1px dashed var(--color-line-strong);
  border-radius: var(--radius-card);

  & article {
    padding-block-end: 0;
    border: 0;
  }
`;
