import { css, styled } from 'styled-components';

export const FieldRoot = styled.div`
  display: grid;
  gap: var(--space-2);
  min-inline-size: 0;
`;

export const FieldLabel = styled.label`
  justify-self: start;
  font-size: var(--font-size-small);
  font-weight: var(--label-weight);
  font-stretch: var(--label-stretch);
  line-height: 1.35;

  &[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  & > span {
    color: var(--color-ink-muted);
    font-weight: 400;
  }
`;

export const FieldHint = styled.p`
  margin: 0;
  color: var(--color-ink-muted);
  font-size: var(--font-size-caption);
  line-height: var(--line-height-caption);
`;

export const FieldError = styled.p`
  display: flex;
  gap: var(--space-2);
  margin: 0;
  color: var(--color-danger);
  font-size: var(--font-size-small);
  line-height: 1.4;

  & > svg {
    margin-block-start: 0.2em;
  }
`;

/** The box of every text-like control. */
export const controlLook = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--control-height);
  margin: 0;
  padding: 0.5rem 0.875rem;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-control);
  background-color: var(--color-surface-raised);
  color: var(--color-ink);
  font-size: max(1rem, 16px);
  line-height: 1.4;
  transition: border-color var(--duration-fast) var(--ease-out);

  &::placeholder {
    color: var(--color-ink-muted);
    opacity: 1;
  }
  &:focus-visible {
    border-color: var(--color-focus);
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
  &[aria-invalid='true'] {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }
  &:disabled {
    background-color: var(--color-surface-sunken);
    opacity: 0.7;
  }
  @media (hover: hover) {
    &:hover:not(:disabled) {
      border-color: var(--color-ink);
    }
  }
`;
