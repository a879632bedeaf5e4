import { styled } from 'styled-components';

export const NoteBox = styled.div`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-control);
  background-color: var(--color-surface-sunken);
  font-size: var(--font-size-small);
  line-height: 1.45;

  &[data-empty] {
    padding: 0;
    background-color: transparent;
  }
  & blockquote {
    margin: 0;
    color: var(--color-ink-muted);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
  }
`;
