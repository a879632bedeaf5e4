import { styled } from 'styled-components';

/** From lg on the summary is sticky beside the list. */
export const ReviewsRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-section) var(--space-gutter);
  outline: none;

  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3) var(--space-5);
  }
  & > [data-part='list'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
  & > [data-part='list'][aria-busy] > ol {
    opacity: 0.55;
  }
  & ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & [data-part='showing'] {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
    font-variant-numeric: tabular-nums;
  }
  & [data-part='none'] {
    display: grid;
    gap: var(--space-1);
    padding-block: var(--space-4);
    color: var(--color-ink-muted);
  }
  & [data-part='none'] > strong {
    color: var(--color-ink);
    font-size: var(--font-size-h5);
  }
  & [data-part='more'] {
    display: grid;
    justify-items: center;
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(18rem, 22rem) minmax(0, 1fr);
    gap: var(--space-6) clamp(2rem, 5vw, 5rem);

    & > [data-part='head'] {
      grid-column: 1 / -1;
    }
    & > [data-part='summary'] {
      position: sticky;
      inset-block-start: calc(var(--header-height) + var(--space-5));
      align-self: start;
    }
    & > [data-part='list']:nth-child(2) {
      grid-column: 1 / -1;
    }
  }
`;
