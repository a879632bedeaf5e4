import { styled } from 'styled-components';

export const FinderForm = styled.form`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  border-radius: var(--radius-card);
  background-color: var(--color-surface-sunken);

  &[data-brief] {
    gap: var(--space-2);
    padding: 0;
    background: none;
  }
  & > [data-part='place'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: var(--space-3);
    max-inline-size: 36rem;
  }
  & > [data-part='position'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-4);
  }
  & > [data-part='position'] > p:empty {
    display: none;
  }
  @media (scripting: none) {
    & > [data-part='position'] {
      display: none;
    }
  }
`;

/** Filters side by side, each large enough to tap. */
export const FilterSet = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: var(--space-2);
    font-size: var(--font-size-small);
    font-weight: var(--label-weight);
  }
  & > label {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2.75rem;
    padding-inline: var(--space-4);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-round);
    background-color: var(--color-surface);
    cursor: pointer;
  }
  & > label:has(:checked) {
    border-color: var(--color-ink);
    box-shadow: inset 0 0 0 1px var(--color-ink);
  }
  & > label:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  & input {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin: 0;
    accent-color: var(--color-solid);
  }
`;
