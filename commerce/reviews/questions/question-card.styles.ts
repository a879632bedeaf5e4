import { styled } from 'styled-components';

export const QuestionRoot = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block: var(--space-5);
  border-block-start: 1px solid var(--color-line);

  & > header {
    display: grid;
    gap: var(--space-1);
  }
  & h3 {
    max-inline-size: 44rem;
    font-size: var(--font-size-h5);
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & [data-part='author'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
  & [data-part='author'] > strong {
    color: var(--color-ink);
    font-weight: var(--label-weight);
  }
`;

export const AnswerRoot = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: var(--space-4);
  border-inline-start: 3px solid var(--color-line);

  & > p {
    max-inline-size: 44rem;
    overflow-wrap: anywhere;
  }
`;
