import { styled } from 'styled-components';

/** Mark and wordmark side by side; on small screens the wordmark alone. */
export const BrandAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.75rem;
  min-block-size: 2.75rem;
  color: var(--color-ink);
  text-decoration: none;

  & svg {
    display: block;
    inline-size: auto;
    block-size: 1.125rem;
  }
  & > :first-child svg {
    block-size: 1.75rem;
  }
  @media (max-width: 379.98px) {
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
  @media (max-width: 359.98px) {
    display: none;
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
`;

export const ArticleWords = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  inline-size: 100%;
  max-inline-size: var(--width-content);
  margin-inline: auto;
  padding: var(--space-7) var(--space-gutter) 0;

  &[data-width='narrow'] {
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
  max-inline-size: var(--width-wide);
  margin-inline: auto;
  padding: var(--space-section) var(--space-gutter);
`;

export const Column = styled.div`
  display: grid;
  gap: var(--space-6);
  justify-items: start;
  max-inline-size: var(--width-content);
  margin-inline: auto;
  padding: var(--space-section) var(--space-gutter);
`;

export const LocaleList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-4);
  inline-size: 100%;
  padding: 0;

  & a {
    display: grid;
    gap: 0.125rem;
    padding: var(--space-5);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface-raised);
    text-decoration: none;
  }
  & a:hover {
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

export const NoticeArea = styled.div`
  max-inline-size: var(--width-content);
  margin-inline: auto;
  padding: var(--space-4) var(--space-gutter) 0;
`;
