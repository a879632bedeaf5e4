import { keyframes, styled } from 'styled-components';

const rise = keyframes`
  from { opacity: 0; translate: 0 1rem; }
`;

export const ToastRegionRoot = styled.section`
  position: fixed;
  inset-block-start: calc(var(--header-height) + var(--space-2));
  inset-inline: var(--space-4);
  z-index: var(--z-toast);
  pointer-events: none;

  & ol {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media (min-width: 600px) {
    inset-block: auto var(--space-5);
    inset-inline: var(--space-5) auto;
    inline-size: 24rem;
  }
`;

export const ToastCard = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: start;
  padding: var(--space-4);
  border-radius: min(var(--radius-card), 0.75rem);
  background-color: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-high);
  font-size: var(--font-size-small);
  line-height: 1.45;
  pointer-events: auto;
  animation: ${rise} var(--duration-dialog) var(--ease-out);

  & > svg {
    margin-block-start: 0.1em;
  }
  & > svg[data-icon='check'] {
    color: var(--color-success);
  }
  & > svg[data-icon='alert'] {
    color: var(--color-danger);
  }
  & > button {
    margin: -0.5rem;
  }
  & p:first-child {
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
