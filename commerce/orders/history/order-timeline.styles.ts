import { styled } from 'styled-components';

/** A line with a dot per event; the latest one is filled. */
export const Timeline = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    gap: 0 var(--space-4);
    padding-block-end: var(--space-5);
    padding-inline-start: var(--space-6);
  }
  & > li:last-child {
    padding-block-end: 0;
  }
  & > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.3em;
    inset-inline-start: 0;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    box-sizing: border-box;
    border: 2px solid var(--color-line-strong);
    border-radius: var(--radius-round);
    background-color: var(--color-surface-raised);
  }
  & > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: calc(0.3em + 0.75rem) -0.3em;
    inset-inline-start: calc(0.375rem - 1px);
    inline-size: 2px;
    background-color: var(--color-line);
  }
  & > li[data-latest]::before {
    border-color: var(--color-solid);
    background-color: var(--color-solid);
  }
  & > li[data-warning]::before {
    border-color: var(--color-warning);
  }
  & time {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
    font-variant-numeric: tabular-nums lining-nums;
  }
  & > li > p {
    font-size: var(--font-size-small);
  }
  & > li > [data-part='text'] {
    font-size: var(--font-size-body);
    font-weight: var(--label-weight);
  }
`;
