import { styled } from 'styled-components';

export const CompareRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-5) var(--space-gutter) var(--space-section);

  & > [data-part='empty'] {
    display: grid;
    gap: var(--space-4);
    justify-items: start;
  }
`;

export const Scroller = styled.div`
  overflow-x: auto;
  margin-inline: calc(-1 * var(--space-gutter));
  padding-inline: var(--space-gutter);
`;

/** Row names stay visible while the products scroll. */
export const Table = styled.table`
  border-collapse: collapse;
  font-size: var(--font-size-small);
  line-height: 1.45;

  & th,
  & td {
    inline-size: 16rem;
    min-inline-size: 10rem;
    padding-block: var(--space-3);
    padding-inline: 0 var(--space-4);
    border-block-end: 1px solid var(--color-line);
    text-align: start;
    vertical-align: top;
  }
  & tr > :first-child {
    position: sticky;
    inset-inline-start: calc(-1 * var(--space-gutter));
    z-index: var(--z-raised);
    inline-size: 9rem;
    min-inline-size: 6.5rem;
    background: var(--color-surface);
    font-weight: var(--label-weight);
    hyphens: auto;
  }
  & thead th {
    border-block-end: 0;
    font-weight: inherit;
  }
  & [data-part='product'] {
    position: relative;
    display: grid;
    gap: var(--space-2);
    justify-items: start;
  }
  & [data-part='product'] > img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 5;
    border-radius: var(--radius-media);
    background: var(--color-surface-sunken);
    object-fit: cover;
  }
  & [data-part='product'] > [data-kind] {
    position: absolute;
    inset-block-start: var(--space-2);
    inset-inline-start: var(--space-2);
    padding: 0.25rem 0.5rem;
  }
  & [data-part='product'] > a:not([data-part]) {
    font-weight: var(--label-weight);
  }
  & [data-part='kind'],
  & [data-part='none'] {
    color: var(--color-ink-muted);
  }
  & [data-part='remove'] {
    position: absolute;
    inset-block-start: var(--space-2);
    inset-inline-end: var(--space-2);
    display: grid;
    place-items: center;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    border-radius: 50%;
    background: var(--color-surface-raised);
    color: var(--color-ink);
  }
  & ul {
    display: grid;
    gap: var(--space-1);
    margin: 0;
    padding-inline-start: 1em;
    list-style: disc;
  }
`;
