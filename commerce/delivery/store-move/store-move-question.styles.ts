import { styled } from 'styled-components';

export const QuestionRoot = styled.div`
  display: grid;
  gap: var(--space-4);

  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3) var(--space-5);
  }
`;

export const MovedList = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;

  & > li {
    display: flex;
    gap: var(--space-3);
    align-items: center;
  }
`;
