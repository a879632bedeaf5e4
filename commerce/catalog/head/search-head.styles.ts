import { styled } from 'styled-components';

export const Understood = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2.25rem;
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--color-ink);
    border-radius: var(--radius-round);
    color: var(--color-ink);
    line-height: 1.2;
    text-decoration: none;
  }
  @media (hover: hover) {
    & a:hover {
      background: var(--color-surface-sunken);
    }
  }
`;

export const Articles = styled.section`
  display: grid;
  gap: var(--space-2);

  & h2 {
    margin: 0;
    font-size: var(--font-size-small);
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: var(--space-2) var(--space-5);
    max-inline-size: 60rem;
    margin: 0;
    padding: 0;
  }
  & li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 0 var(--space-2);
  }
  & svg {
    color: var(--color-ink-muted);
  }
  & a {
    display: block;
    padding-block: 0.375rem;
    color: inherit;
    font-weight: var(--label-weight);
  }
  & p {
    grid-column: 2;
    margin: 0;
    overflow: hidden;
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
