import { styled } from 'styled-components';

/** A strip in the flow above the page, of a staff session or a pending order. Its parts wrap below each other when text is enlarged. */
export const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  min-block-size: 2.75rem;
  padding: var(--space-1) var(--space-gutter);
  border-block-end: 1px solid var(--color-line);
  background: var(--color-surface);
  color: var(--color-ink);
  font-size: var(--font-size-small);
  line-height: 1.35;

  & p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & strong {
    font-weight: 700;
  }
  & [data-part='steps'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-4);
  }
  & a,
  & button {
    min-block-size: 2.25rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    line-height: 2.25rem;
    text-decoration: underline;
    text-underline-offset: 0.3em;
    white-space: nowrap;
    cursor: pointer;
  }
  & :focus-visible {
    outline-color: currentColor;
  }
  @media print {
    display: none;
  }
`;
