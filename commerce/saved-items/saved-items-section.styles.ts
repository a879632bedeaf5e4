import { styled } from 'styled-components';

export const SavedRoot = styled.section`
  display: grid;
  gap: var(--space-5);
  justify-items: start;
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: 0 var(--space-gutter) var(--space-section);

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-1) var(--space-4);
  }
  & > header > p {
    color: var(--color-ink-muted);
  }
  & > ul {
    display: grid;
    gap: 0 var(--space-8);
    inline-size: 100%;
  }
  @media (min-width: 1024px) {
    & > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export const SavedFact = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);
  line-height: 1.45;

  &[data-kind='down'] {
    color: var(--color-success);
  }
`;
