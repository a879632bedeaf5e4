import { styled } from 'styled-components';

export const Trail = styled.nav`
  color: var(--color-ink-muted);
  font-size: var(--font-size-caption);

  & > ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
  }
  & li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 1.75rem;
  }
  & li + li::before {
    content: '/';
    color: var(--color-line-strong);
  }
  & a {
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  & [aria-current] {
    color: var(--color-ink);
  }
`;
