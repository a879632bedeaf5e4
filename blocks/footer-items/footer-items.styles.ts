import { styled } from 'styled-components';

export const FooterRoot = styled.div`
  padding: var(--space-8) var(--space-gutter) var(--space-6);
  background: var(--block-bg, var(--color-surface));
  color: var(--block-ink, var(--color-ink));
  overflow-wrap: anywhere;

  /* The page keeps room below its footer while the consent bar is open; the footer's color fills it. */
  footer & {
    box-shadow: 0 var(--bottom-bar-height) 0 var(--block-bg, var(--color-surface));
  }
  /* Legal links alone, as in the app. */
  &:has(> :only-child) {
    padding-block: var(--space-5);
  }
  & > * {
    max-inline-size: var(--width-wide);
    margin-inline: auto;
  }
  & > [data-part='components'] {
    --block-gutter: 0px;

    margin-block-end: var(--space-7);

    /* Narrow text begins where the columns do. */
    & [data-width='narrow'] {
      margin-inline: 0;
    }
  }
  & a {
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
`;

export const Columns = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-6) var(--space-grid);

  @media (min-width: 600px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 720px) {
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  }
`;

export const Column = styled.div`
  min-inline-size: 0;
`;

export const ColumnTitle = styled.h2`
  margin-block-end: var(--space-2);
  font-family: var(--font-body);
  font-size: 0.9375rem;
  font-weight: var(--label-weight);
  font-stretch: var(--label-stretch);
  letter-spacing: var(--label-tracking);
  line-height: 1.4;
  text-transform: none;
`;

export const Links = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 0.9375rem;
  line-height: 1.4;

  & a {
    display: inline-block;
    padding-block: 0.375rem;
    color: var(--color-ink-muted);
  }
  & a:hover,
  & [data-featured] a {
    color: inherit;
  }
`;

export const SocialList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  margin-block: var(--space-7) 0;
  margin-inline: -0.625rem 0;
  padding: 0;
  list-style: none;

  & a {
    display: grid;
    place-items: center;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding-inline: 0.625rem;
    font-size: 0.9375rem;
  }
`;

export const Base = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-5);
  padding-block-start: var(--space-5);
  border-block-start: 1px solid var(--color-line);
  color: var(--color-ink-muted);
  font-size: var(--font-size-caption);
  line-height: var(--line-height-caption);

  &:only-child {
    margin-block-start: 0;
    padding-block-start: 0;
    border-block-start: 0;
  }
`;

export const LegalList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    display: inline-block;
    padding-block: 0.375rem;
  }
`;
