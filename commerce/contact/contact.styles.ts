import { styled } from 'styled-components';
import { controlLook } from '#ui/field/field.styles.ts';

export const ContactRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-inline-size: calc(38rem + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-5) var(--space-gutter) var(--space-section);
  /* Text of twice the size has words that are longer than a phone's line. */
  overflow-wrap: anywhere;

  & > header {
    display: grid;
    gap: var(--space-2);
  }
  & > header > p {
    color: var(--color-ink-muted);
  }
  @media (min-width: 1024px) {
    padding-block-start: var(--space-7);
  }
`;

export const FileInput = styled.input`
  ${controlLook}
  block-size: auto;
  padding-block: var(--space-2);

  &::file-selector-button {
    margin-inline-end: var(--space-3);
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-control);
    background-color: var(--color-surface-sunken);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
`;

export const FileList = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: var(--space-3) 0 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: var(--space-3);
    align-items: center;
    padding-inline-start: var(--space-3);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-control);
  }
  & [data-part='name'] {
    overflow-wrap: anywhere;
  }
  & [data-part='size'] {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
    white-space: nowrap;
  }
`;

/** The confirmation takes the focus. */
export const Opened = styled.div`
  outline: none;
`;
