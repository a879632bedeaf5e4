import { styled } from 'styled-components';

/** Phones: stacked, with full-width images. From md on the panel is beside them, from lg on it is sticky. */
export const ScreenRoot = styled.article`
  display: grid;
  grid-template-areas: 'crumbs' 'gallery' 'panel' 'details';
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--space-6);
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding-inline: var(--space-gutter);
  padding-block-end: var(--space-section);

  & > [data-part='crumbs'] {
    grid-area: crumbs;
    padding-block: var(--space-3);
  }
  & > [data-part='gallery'] {
    grid-area: gallery;
    margin-inline: calc(-1 * var(--space-gutter));
  }
  & > [data-part='panel'] {
    grid-area: panel;
    display: grid;
    align-content: start;
    gap: var(--space-5);
    min-inline-size: 0;
    padding-block-start: var(--space-5);
  }
  & [data-part='head'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--space-3);
  }
  & > [data-part='details'] {
    grid-area: details;
    min-inline-size: 0;
    padding-block-start: var(--space-6);
  }
  @media (min-width: 600px) {
    grid-template-areas: 'crumbs crumbs' 'gallery panel' 'details details';
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);

    & > [data-part='gallery'] {
      margin-inline: 0;
    }
    & > [data-part='panel'] {
      padding-block-start: 0;
    }
  }
  @media (min-width: 1024px) {
    grid-template-areas: 'crumbs crumbs' 'gallery panel' 'details panel';
    grid-template-columns: minmax(0, 1fr) minmax(22rem, 27rem);
    grid-template-rows: auto auto 1fr;
    column-gap: clamp(2rem, 4vw, 4.5rem);

    & > [data-part='panel'] {
      position: sticky;
      inset-block-start: calc(var(--header-height) + var(--space-5));
      align-self: start;
    }
    & > [data-part='details'] {
      padding-block-start: var(--space-7);
    }
  }
`;

export const HeadRoot = styled.header`
  display: grid;
  justify-items: start;
  gap: var(--space-2);

  & > [data-part='marks'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }
  & > [data-part='marks'] > [data-kind='sale'] {
    padding: 0;
    background: none;
  }
  & > [data-part='kind'] {
    color: var(--color-ink-muted);
  }
  & > [data-part='rating'] {
    min-block-size: 1.5rem;
    color: inherit;
    text-decoration: none;
  }
  & > [data-part='price'] {
    margin-block-start: var(--space-2);
  }
  & > [data-part='points'] {
    padding-block: 0.25rem;
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
`;

export const SectionsRoot = styled.section`
  border-block-start: 1px solid var(--color-line);

  & ul {
    display: grid;
    gap: var(--space-2);
    max-inline-size: 44rem;
    padding: 0;
    list-style: none;
  }
  & li {
    position: relative;
    padding-inline-start: 1.375rem;
  }
  & li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.65em;
    inset-inline-start: 0.125rem;
    inline-size: 0.4375rem;
    block-size: 0.4375rem;
    border-radius: 50%;
    background: var(--color-accent-text);
  }
  & p {
    max-inline-size: 44rem;
    white-space: pre-line;
  }
  & p + p {
    margin-block-start: var(--space-3);
  }
  & > p {
    padding-block-start: var(--space-4);
    color: var(--color-ink-muted);
    font-size: var(--font-size-caption);
  }
  @media (min-width: 600px) {
    & ul {
      grid-template-columns: 1fr 1fr;
      column-gap: var(--space-6);
    }
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: var(--space-2);
  margin: var(--space-3) 0 0;

  & > div {
    display: grid;
    grid-template-columns: minmax(6rem, 30%) 1fr;
    gap: var(--space-3);
    padding-block-end: var(--space-2);
    border-block-end: 1px solid var(--color-line);
  }
  & dt {
    color: var(--color-ink-muted);
  }
  & dd {
    margin: 0;
  }
`;
