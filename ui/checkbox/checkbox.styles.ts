import { styled } from 'styled-components';

export const CheckboxRoot = styled.div`
  display: grid;
  gap: var(--space-2);

  & > label {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-3);
    align-items: start;
    padding-block: var(--space-1);
    font-size: var(--font-size-small);
    line-height: 1.5;
  }
  & > :not(label) {
    padding-inline-start: calc(1.5rem + var(--space-3));
  }
`;

export const CheckboxBox = styled.input`
  appearance: none;
  display: grid;
  place-content: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin: 0;
  margin-block-start: calc(0.75em - 0.75rem);
  border: 1.5px solid var(--color-line-strong);
  border-radius: min(var(--radius-control), 0.375rem);
  background-color: var(--color-surface-raised);
  cursor: inherit;
  transition: background-color var(--duration-fast) var(--ease-out);

  &[type='radio'] {
    border-radius: 50%;
  }
  &::before {
    content: '';
    inline-size: 0.875rem;
    block-size: 0.875rem;
    background: var(--color-solid-ink);
    clip-path: polygon(14% 47%, 4% 58%, 38% 90%, 97% 22%, 86% 11%, 37% 68%);
    opacity: 0;
  }
  &[type='radio']::before {
    inline-size: 0.625rem;
    block-size: 0.625rem;
    clip-path: circle(50%);
  }
  &:checked {
    border-color: var(--color-solid);
    background-color: var(--color-solid);
  }
  &:checked::before {
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }
  &:disabled {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;
