import { styled } from 'styled-components';

export const LinkRoot = styled.a`
  color: inherit;
  text-decoration-line: underline;

  &[data-variant='inline'] {
    color: var(--color-accent-text);
  }
  &[data-variant='quiet'] {
    text-decoration-line: none;
  }
  &[data-variant='nav'] {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 1.75rem;
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
    text-decoration-line: none;
  }
  /* The whole positioned ancestor answers a click; the name stays that of this link alone. */
  &[data-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: var(--z-raised);
  }
  @media (hover: hover) {
    &:hover {
      text-decoration-line: underline;
    }
    &[data-variant='inline']:hover {
      text-decoration-thickness: 2px;
    }
  }
`;
