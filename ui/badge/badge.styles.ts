import { styled } from 'styled-components';

export const BadgeRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  padding: 0.25rem 0.5rem;
  border-radius: var(--radius-badge);
  background-color: var(--color-surface-raised);
  color: var(--color-ink);
  font-size: var(--font-size-caption);
  font-weight: var(--label-weight);
  font-stretch: var(--label-stretch);
  line-height: 1.25;

  &[data-kind='accent'] {
    background-color: var(--color-accent);
    color: var(--color-accent-ink);
  }
  &[data-kind='solid'] {
    background-color: var(--color-solid);
    color: var(--color-solid-ink);
  }
  &[data-kind='sale'] {
    background-color: var(--color-surface-raised);
    color: var(--color-sale);
  }
  &[data-kind='warning'] {
    padding: 0;
    background-color: transparent;
    color: var(--color-warning);
  }
  &[data-kind='quiet'] {
    padding-inline: 0;
    background-color: transparent;
    color: var(--color-ink-muted);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
