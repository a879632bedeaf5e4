import { styled } from 'styled-components';

export const Note = styled.p`
  max-inline-size: 44rem;
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);
`;

export const Events = styled.ol`
  margin: 0;
  padding: 0 var(--space-gutter) var(--space-9);
  list-style: none;
`;

export const Event = styled.li`
  border-block-end: 1px solid var(--color-line);
  font-size: var(--font-size-small);

  & summary {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    min-block-size: 2.75rem;
    align-items: center;
    cursor: pointer;
  }
  & time,
  & span {
    color: var(--color-ink-muted);
    font-family: ui-monospace, monospace;
    overflow-wrap: anywhere;
  }
`;

export const Json = styled.pre`
  margin: 0 0 var(--space-4);
  padding: var(--space-4);
  background: var(--color-surface-sunken);
  font:
    0.8125rem / 1.5 ui-monospace,
    monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
