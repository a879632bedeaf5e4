import { styled } from 'styled-components';

export const Switch = styled.div`
  padding-block: var(--space-3);

  &:not([data-known]) {
    display: none;
  }
  @media (scripting: none) {
    &:not([data-known]) {
      display: block;
    }
  }
  & > a {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 2.75rem;
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-control);
    color: inherit;
    text-decoration: none;
  }
  & > a[aria-current] {
    border-color: var(--color-ink);
    box-shadow: inset 0 0 0 1px var(--color-ink);
  }
  & > a:hover > span {
    text-decoration: underline;
  }
  & small {
    display: block;
    color: var(--color-ink-muted);
  }
`;
