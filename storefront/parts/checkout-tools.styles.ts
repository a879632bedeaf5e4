import { styled } from 'styled-components';

export const CheckoutNote = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  margin: 0;
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);
  white-space: nowrap;

  /* Two short lines beside the brand. */
  @media (max-width: 429.98px) {
    font-size: var(--font-size-caption);
    line-height: 1.2;
    white-space: normal;

    & > span {
      inline-size: min-content;
    }
  }
`;

export const TextLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: var(--space-2);
  color: inherit;
  font-size: var(--font-size-small);
  font-weight: var(--label-weight);
  text-underline-offset: 0.25em;
`;
