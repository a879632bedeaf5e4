import { styled } from 'styled-components';

export const Contracts = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block-end: var(--space-9);
`;

export const Head = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5) var(--space-gutter);
  border-block-end: 1px solid var(--color-line);
  background: var(--color-surface-raised);
`;

export const Intro = styled.p`
  max-inline-size: 60rem;
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);

  & span {
    white-space: nowrap;
  }
  & a {
    display: inline-block;
    margin-inline-end: var(--space-3);
  }
`;

export const Filters = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3) var(--space-4);
  align-items: end;

  & > :first-child {
    grid-column: 1 / -1;
  }
  @media (min-width: 600px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :first-child {
      grid-column: auto;
    }
  }
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 2fr) repeat(5, minmax(0, 1fr));
  }
`;

/** Count of rows, state of updates, and exports. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  align-items: center;
  min-block-size: 3.5rem;
  padding: var(--space-2) var(--space-gutter);
  font-size: var(--font-size-small);

  & > [role='status'] {
    font-weight: var(--label-weight);
  }
  & > a {
    padding-block: var(--space-3);
  }
`;

export const Live = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  color: var(--color-ink-muted);

  & > span::before {
    content: '';
    display: inline-block;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    margin-inline-end: var(--space-2);
    border: 1px solid currentColor;
    border-radius: 50%;
  }
  &[data-updates='live'] > span::before {
    border-color: var(--color-success);
    background: var(--color-success);
  }
`;

/** A button that looks like a link. */
export const Quiet = styled.button`
  min-block-size: 2.75rem;
  padding-inline: 0;
  color: var(--color-ink);
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  align-items: center;
  color: var(--color-ink-muted);

  & > a,
  & > form > button {
    min-block-size: 2.75rem;
    align-content: center;
  }
  @media (min-width: 600px) {
    margin-inline-start: auto;
  }
`;

export const Empty = styled.section`
  display: grid;
  gap: var(--space-3);
  max-inline-size: 44rem;
  padding: var(--space-6) var(--space-gutter);

  & h2 {
    font-size: var(--font-size-h5);
  }
  & code {
    font-size: 0.9em;
  }
`;

export const Pages = styled.nav`
  display: flex;
  gap: var(--space-5);
  align-items: center;
  min-block-size: 3.5rem;
  padding-inline: var(--space-gutter);
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);

  & > a {
    padding-block: var(--space-3);
  }
`;
