import { styled } from 'styled-components';

export const NoteForm = styled.form`
  display: grid;
  gap: var(--space-4);

  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3) var(--space-4);
    align-items: center;
  }
`;
