import { styled } from 'styled-components';

export const QuestionsRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: 0 var(--space-gutter) var(--space-section);
  outline: none;

  & > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2);
    align-items: start;
    max-inline-size: 44rem;
  }
  /* Beside the field, below its label. */
  & > form > button {
    margin-block-start: 1.75rem;
  }
  & > [data-part='list'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
  & > [data-part='list'][aria-busy] > ol {
    opacity: 0.55;
  }
  & ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & [data-part='showing'] {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
  & [data-part='showing']:empty {
    display: none;
  }
  & [data-part='none'] {
    display: grid;
    gap: var(--space-1);
    color: var(--color-ink-muted);
  }
  & [data-part='none'] > strong {
    color: var(--color-ink);
    font-size: var(--font-size-h5);
  }
  & [data-part='more'] {
    display: grid;
    justify-items: center;
  }
`;

export const QuestionBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-line);
`;
