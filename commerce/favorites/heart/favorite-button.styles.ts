import { styled } from 'styled-components';

export const HeartForm = styled.form`
  &[data-look='picture'] {
    position: absolute;
    inset-block-start: var(--space-1);
    inset-inline-end: var(--space-1);
    z-index: calc(var(--z-raised) + 1);
  }
  & > button {
    display: grid;
    place-content: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: var(--radius-round);
    background: none;
    color: var(--color-ink);
    cursor: pointer;
  }
  &[data-look='picture'] svg {
    padding: 0.4375rem;
    inline-size: 2.125rem;
    block-size: 2.125rem;
    border-radius: var(--radius-round);
    background-color: var(--color-surface-raised);
    box-shadow: var(--shadow-low, 0 1px 3px rgb(0 0 0 / 0.12));
  }
  /* The icon ends where the text around it does. */
  &[data-look='plain'] {
    margin: -0.625rem;
  }
  & > button[aria-pressed='true'] svg {
    color: var(--color-accent-text);
  }
  @media (hover: hover) {
    & > button:hover svg {
      color: var(--color-accent-text);
    }
  }
  @media (forced-colors: active) {
    &[data-look='picture'] svg {
      border: 1px solid ButtonText;
    }
  }
`;
