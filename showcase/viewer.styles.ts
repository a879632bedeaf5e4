import { styled } from 'styled-components';
import { breakpointMedia } from '#engine/block-layout.ts';

export const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5) var(--space-gutter);
  border-block-end: 1px solid var(--color-line);
  background: var(--color-surface-raised);
`;

export const Title = styled.h1`
  font-size: var(--font-size-h4);
  line-height: 1.2;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: var(--space-4);
  align-items: start;
`;

export const Field = styled.div`
  display: grid;
  gap: var(--space-1);
  font-size: var(--font-size-small);

  & label {
    font-weight: var(--label-weight);
  }
  & select,
  & input {
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding-inline: var(--space-3);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
  }
  & [aria-invalid='true'] {
    border-color: var(--color-danger);
  }
`;

export const Fault = styled.p`
  color: var(--color-danger);
`;

export const Go = styled.button`
  align-self: end;
  min-block-size: 2.75rem;
  margin-block-start: 1.5rem;
  padding-inline: var(--space-5);
  border-radius: var(--radius-control);
  background: var(--color-solid);
  color: var(--color-solid-ink);
  font-weight: var(--label-weight);
  text-align: center;

  &:hover {
    background: var(--color-solid-hover);
  }
`;

export const Results = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
  padding-block: var(--space-5) var(--space-9);
`;

export const Total = styled.p`
  padding-inline: var(--space-gutter);
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);
`;

/** Blocks that are fixed to a corner of the window stay within their own entry here, so that several are visible. */
export const Entry = styled.article`
  min-inline-size: 0;

  /* What floats above a page floats above its entry here, and needs the room. */
  &:has([data-floating]) {
    contain: layout;
    min-block-size: 27rem;
  }
`;

export const EntryTitle = styled.h2`
  padding: var(--space-2) var(--space-gutter);
  border-block: 1px solid var(--color-line);
  background: var(--color-surface-sunken);
  font:
    500 var(--font-size-small) / 1.5 ui-monospace,
    monospace;
  letter-spacing: 0;
  text-transform: none;
  overflow-wrap: anywhere;
`;

/** A hint; `data-at` limits it to that screen width. */
export const Note = styled.p`
  padding: var(--space-2) var(--space-gutter);
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);
  overflow-wrap: anywhere;

  &[data-at] {
    display: none;
  }
  @media ${breakpointMedia.sm} {
    &[data-at='sm'] {
      display: block;
    }
  }
  @media ${breakpointMedia.md} {
    &[data-at='md'] {
      display: block;
    }
  }
  @media ${breakpointMedia.lg} {
    &[data-at='lg'] {
      display: block;
    }
  }
`;

export const Choices = styled.details`
  grid-column: 1 / -1;
  font-size: var(--font-size-small);

  & > summary {
    min-block-size: 2.75rem;
    padding-block: var(--space-3);
    font-weight: var(--label-weight);
    cursor: pointer;
  }
  & > fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
    gap: 0 var(--space-4);
    border: 0;
    padding: 0;
    margin: 0;
  }
  & label {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-block-size: 2.25rem;
    overflow-wrap: anywhere;
  }
`;
