import { css } from 'styled-components';

/** Frame of a quantity field with its two buttons. Users set `--_cell`, the width of each of the three. */
export const quantityFrame = css`
  display: inline-grid;
  grid-template-columns: repeat(3, var(--_cell));
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-control);
  background-color: var(--color-surface-raised);

  & > button {
    display: grid;
    place-content: center;
    border-radius: inherit;
    color: var(--color-ink);
  }
  & > button:disabled {
    color: var(--color-ink-muted);
    opacity: 0.5;
  }
  & > input {
    inline-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: var(--color-ink);
    font-size: max(1rem, 16px);
    font-variant-numeric: tabular-nums lining-nums;
    text-align: center;
    appearance: textfield;
  }
  @media (hover: hover) {
    & > button:hover:not(:disabled) {
      background-color: var(--color-surface-sunken);
    }
  }
`;
