import { styled } from 'styled-components';

export const NoticeRoot = styled.div`
  --_ink: var(--color-info);
  --_bg: var(--color-info-surface);

  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: start;
  padding: var(--space-4);
  border-inline-start: 3px solid var(--_ink);
  border-radius: min(var(--radius-control), 0.375rem);
  background-color: var(--_bg);
  color: var(--color-ink);
  font-size: var(--font-size-small);
  line-height: 1.5;

  &[data-kind='success'] {
    --_ink: var(--color-success);
    --_bg: var(--color-success-surface);
  }
  &[data-kind='warning'] {
    --_ink: var(--color-warning);
    --_bg: var(--color-warning-surface);
  }
  &[data-kind='danger'] {
    --_ink: var(--color-danger);
    --_bg: var(--color-danger-surface);
  }
  & > svg {
    color: var(--_ink);
    margin-block-start: 0.125em;
  }
`;

export const NoticeTitle = styled.p`
  color: var(--_ink);
  font-weight: var(--label-weight);
  font-stretch: var(--label-stretch);
`;

export const NoticeClose = styled.button`
  display: grid;
  place-content: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  margin: -0.6875rem -0.625rem;
  border-radius: var(--radius-round);
  color: inherit;
`;
