import { styled } from 'styled-components';

/** Sticky at the bottom of the list, so that it never covers the content below. */
export const BarRoot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: var(--z-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-5);
  padding: var(--space-3) var(--space-gutter);
  padding-block-end: max(var(--space-3), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-line);
  background: var(--color-surface-raised);

  & > p {
    flex: 0 1 auto;
    font-size: var(--font-size-small);
  }
  & > [data-part='actions'] {
    display: flex;
    align-items: center;
    gap: var(--space-4);
  }
`;

export const Thumbs = styled.ul`
  display: flex;
  gap: var(--space-3);
  margin: 0;
  padding: 0;

  & > li {
    position: relative;
    inline-size: 3rem;
    block-size: 3.75rem;
    border-radius: var(--radius-media);
    background: var(--color-surface-sunken);
  }
  & > li:empty {
    border: 1px dashed var(--color-line-strong);
    background: none;
  }
  & img {
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
    object-fit: cover;
  }
  & button {
    position: absolute;
    inset-block-start: -0.5rem;
    inset-inline-end: -0.5rem;
    display: grid;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    padding: 0;
    border: 1px solid var(--color-line-strong);
    border-radius: 50%;
    background: var(--color-surface-raised);
    color: var(--color-ink);
    cursor: pointer;
  }
  & button svg {
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }
`;
