import { styled } from 'styled-components';

/** Logo and wordmark side by side; only the wordmark on small screens. */
export const BrandAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.75rem;
  max-inline-size: 100%;
  min-block-size: 2.75rem;
  color: var(--color-ink);
  text-decoration: none;

  /* Enlarged text leaves less room beside the tools: the wordmark shrinks. */
  & > :last-child {
    min-inline-size: 0;
  }
  & svg {
    display: block;
    inline-size: auto;
    max-inline-size: 100%;
    block-size: 1.125rem;
  }
  & > :first-child svg {
    block-size: 1.75rem;
  }
  @media (max-width: 429.98px) {
    & > :first-child {
      display: none;
    }
  }
`;

export const ToolLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-block-size: 2.75rem;
  min-inline-size: 2.75rem;
  justify-content: end;
  color: inherit;
  font-size: var(--font-size-small);
  font-weight: var(--label-weight);
  text-decoration: none;
  white-space: nowrap;

  &:hover [data-code] {
    text-decoration: underline;
  }
  @media (max-width: 599.98px) {
    justify-content: center;

    & [data-code] {
      display: none;
    }
  }
  /* The footer leads there as well. */
  @media (max-width: 429.98px) {
    &:not([data-place='account']) {
      display: none;
    }
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);

  @media (min-width: 1024px) {
    gap: var(--space-3);
  }
`;

export const MenuButton = styled.button`
  display: inline-grid;
  place-content: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-round);
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    background-color: var(--color-surface-sunken);
  }
`;

/** Below its button and above everything else; scrolls if it is higher than the screen. */
export const MenuPanel = styled.div`
  position: fixed;
  inset-block: var(--header-height-sm) auto;
  inset-inline: auto var(--space-gutter);
  inline-size: 15rem;
  max-inline-size: calc(100vw - 2 * var(--space-gutter));
  max-block-size: calc(100vh - var(--header-height-sm) - var(--space-4));
  margin: 0;
  padding: var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
  background-color: var(--color-surface-raised);
  color: var(--color-ink);
  box-shadow: var(--shadow-high);
  overflow-y: auto;

  /* Its button opens it, and so it is what it stands at. */
  @supports (position-area: block-end span-inline-start) {
    inset: auto;
    margin-block-start: var(--space-1);
    position-area: block-end span-inline-start;
  }

  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a,
  & button {
    display: block;
    inline-size: 100%;
    padding: 0.625rem var(--space-3);
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: inherit;
    font: inherit;
    font-weight: var(--label-weight);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  & a:hover,
  & button:hover {
    background-color: var(--color-surface-sunken);
  }
  & form {
    margin-block-start: var(--space-2);
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--color-line);
  }
`;

export const ArticleHead = styled.header`
  display: grid;
  gap: var(--space-6);
  margin-block-end: var(--space-7);

  & > [data-media] {
    max-inline-size: var(--width-wide);
    inline-size: 100%;
    margin-inline: auto;
  }
  &[data-article='narrow'] > [data-media] {
    max-inline-size: calc(var(--width-narrow) + 2 * var(--space-gutter));
    padding-inline: var(--space-gutter);
  }
`;

export const ArticleWords = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  inline-size: 100%;
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-7) var(--space-gutter) 0;

  [data-article='narrow'] > & {
    max-inline-size: calc(var(--width-narrow) + 2 * var(--space-gutter));
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);
`;

export const Related = styled.section`
  display: grid;
  gap: var(--space-6);
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-section) var(--space-gutter);
`;

export const Column = styled.div`
  display: grid;
  gap: var(--space-6);
  justify-items: start;
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-section) var(--space-gutter);
`;

export const LocaleList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-4);
  inline-size: 100%;
  padding: 0;

  & a,
  & button {
    display: grid;
    inline-size: 100%;
    gap: 0.125rem;
    padding: var(--space-5);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface-raised);
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  & :is(a, button):hover {
    border-color: var(--color-ink);
  }
  & a[aria-current] {
    border-color: var(--color-ink);
    box-shadow: inset 0 0 0 1px var(--color-ink);
  }
  & strong {
    font-family: var(--font-heading);
    font-size: var(--font-size-h4);
  }
  & span {
    color: var(--color-ink-muted);
  }
`;

/** Aligned with the text of wide rich-text blocks below. */
export const TitleArea = styled.div`
  max-inline-size: var(--width-wide);
  margin-inline: auto;
  padding: var(--space-7) var(--space-gutter) var(--space-5);
`;

export const NoticeArea = styled.div`
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-4) var(--space-gutter) 0;
`;
