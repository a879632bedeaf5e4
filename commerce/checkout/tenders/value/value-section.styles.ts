import { styled } from 'styled-components';

export const ValueRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

export const ValueRows = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
    align-items: center;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-control);
    background-color: var(--color-surface-raised);
    line-height: 1.45;
  }
  /* The section clips what is outside of it. */
  & > li:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  & > li > div {
    display: flex;
    flex: 1 1 9rem;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    justify-content: space-between;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > li > [data-kind] {
    flex-basis: 100%;
  }
  & strong {
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
  }
  & [data-part='amount'] {
    font-variant-numeric: tabular-nums lining-nums;
  }
  & [data-part='note'] {
    flex-basis: 100%;
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
`;

export const Remaining = styled.p`
  margin: 0;
  font-weight: var(--label-weight);
  font-stretch: var(--label-stretch);
  font-variant-numeric: tabular-nums lining-nums;

  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`;

/** One row per offered tender. */
export const EntryStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    padding-block: var(--space-3);
  }
  & > div:empty {
    display: none;
  }
  /* An open form has a border of its own. */
  & > div:not(:empty, :has(form)) ~ div:not(:empty, :has(form)) {
    border-block-start: 1px solid var(--color-line);
  }
`;

/** Elements of a tender's row. */
export const EntryFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

/** Form of an entry; its fields are side by side if they fit. */
export const EntryForm = styled.form`
  display: grid;
  gap: var(--space-4);
  align-items: start;
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-control);
  background-color: var(--color-surface-raised);

  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
  }
  @media (min-width: 600px) {
    &[data-fields='2'] {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, max(11rem, 40%)), 1fr));
    }
    & > [data-part='actions'] {
      grid-column: 1 / -1;
    }
  }
`;

/** A row with a balance and its button. */
export const EntryLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;
  min-block-size: 2rem;
  line-height: 1.45;

  & > p,
  & > [data-part='text'] {
    flex: 1 1 8rem;
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > [data-part='text'] {
    display: grid;
    justify-items: start;
  }
  & > [data-part='text'] > button {
    margin-block-start: var(--space-2);
  }
  & > [role='alert'] {
    flex-basis: 100%;
  }
  & > [role='alert']:empty {
    display: none;
  }
  & [data-part='note'] {
    display: block;
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
`;
