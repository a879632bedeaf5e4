import { styled } from 'styled-components';

export const CardRoot = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: var(--space-5);
  border-block-start: 1px solid var(--color-line);
  scroll-margin-block-start: calc(var(--header-height) + var(--space-4));

  & > header {
    display: grid;
    gap: var(--space-2);
  }
  & h3 {
    font-size: var(--font-size-h5);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  & [data-part='author'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
  & [data-part='author'] > strong {
    color: var(--color-ink);
    font-weight: var(--label-weight);
  }
  & [data-part='verified'] {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    color: var(--color-success);
    font-weight: var(--label-weight);
  }
  & > [data-part='text'] {
    max-inline-size: 44rem;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & > [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    margin: 0;
    padding: 0;
    list-style: none;
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
  & > [data-part='facts']:empty {
    display: none;
  }
  & > [data-part='facts'] > li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
  }
  & [data-part='translation'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
`;

export const Photos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    display: block;
    border-radius: var(--radius-media);
    overflow: hidden;
  }
  & img {
    display: block;
    inline-size: 6rem;
    block-size: 6rem;
    object-fit: cover;
  }
`;

export const Reply = styled.div`
  display: grid;
  gap: var(--space-2);
  max-inline-size: 44rem;
  padding: var(--space-4);
  border-inline-start: 3px solid var(--color-ink);
  background: var(--color-surface-sunken);
  font-size: var(--font-size-small);
`;

/** A button that looks like a link within small text. */
export const QuietButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 2.5rem;
  padding: 0.25rem 0;
  border: 0;
  background: transparent;
  color: var(--color-ink);
  font: inherit;
  font-size: var(--font-size-small);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &[aria-disabled='true'] {
    color: var(--color-ink-muted);
    cursor: default;
  }
`;
