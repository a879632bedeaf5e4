import { styled } from 'styled-components';

/** A choice: its name, the selected value and the options. */
export const Choices = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;

  & > legend {
    display: flex;
    align-items: baseline;
    gap: var(--space-2);
    inline-size: 100%;
    margin-block-end: var(--space-3);
    padding: 0;
    font-size: var(--font-size-small);
    line-height: 1.4;
  }
  & > legend > strong {
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
  }
  & > legend > span {
    color: var(--color-ink-muted);
  }
  & > legend > [data-part='few'] {
    margin-inline-start: auto;
    color: var(--color-warning);
    font-weight: var(--label-weight);
  }
`;

/** Legend of the dots on options. Screen readers read the meaning with each option. */
export const Legend = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);

  & > [data-part='few'] {
    inline-size: 0.4375rem;
    block-size: 0.4375rem;
    border-radius: 50%;
    background: var(--color-warning);
  }
`;

export const Problem = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-danger);
  font-size: var(--font-size-small);
`;

export const Swatches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin: -0.25rem;

  & > a {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 1.5px solid transparent;
    border-radius: 50%;
  }
  & > a > span {
    inline-size: 2rem;
    block-size: 2rem;
    border-radius: 50%;
    background: var(--swatch);
    box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.2);
    forced-color-adjust: none;
  }
  & > a[aria-current] {
    border-color: var(--color-ink);
  }
  & > a[data-out]::after {
    content: '';
    position: absolute;
    inset: 0.3125rem;
    border-radius: 50%;
    background: linear-gradient(
      to bottom right,
      transparent calc(50% - 1.5px),
      var(--color-surface-raised) calc(50% - 1.5px) calc(50% - 0.5px),
      var(--color-ink) calc(50% - 0.5px) calc(50% + 0.5px),
      var(--color-surface-raised) calc(50% + 0.5px) calc(50% + 1.5px),
      transparent calc(50% + 1.5px)
    );
  }
  @media (hover: hover) {
    & > a:hover:not([aria-current]) {
      border-color: var(--color-line-strong);
    }
  }
`;

export const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--option-width, 3.75rem), 1fr));
  gap: var(--space-2);

  &[data-wide] {
    --option-width: 7rem;
  }
  & > label {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 3rem;
    padding: 0.375rem 0.5rem;
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface-raised);
    font-size: var(--font-size-small);
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
    text-align: center;
    transition: border-color var(--duration-fast) var(--ease-out);
  }
  & input {
    appearance: none;
    position: absolute;
    inset: -1px;
    margin: 0;
    border-radius: inherit;
    cursor: inherit;
  }
  & > label:has(:checked) {
    border-color: var(--color-solid);
    background: var(--color-solid);
    color: var(--color-solid-ink);
    font-weight: var(--label-weight);
  }
  & > label:has(:disabled),
  & > label[data-out]:not(:has(:checked)) {
    border-color: var(--color-line);
    background: linear-gradient(
        to top right,
        transparent calc(50% - 0.5px),
        var(--color-line-strong) calc(50% - 0.5px) calc(50% + 0.5px),
        transparent calc(50% + 0.5px)
      )
      transparent;
    color: var(--color-ink-muted);
  }
  & > label:has(:disabled) {
    cursor: not-allowed;
  }
  & > label > [data-part='few'] {
    position: absolute;
    inset-block-start: 0.3125rem;
    inset-inline-end: 0.3125rem;
    inline-size: 0.4375rem;
    block-size: 0.4375rem;
    border-radius: 50%;
    background: var(--color-warning);
  }
  & > label:has(:checked) > [data-part='few'] {
    background: currentColor;
  }
  @media (hover: hover) {
    & > label:hover:not(:has(:disabled)) {
      border-color: var(--color-ink);
    }
  }
  @media (forced-colors: active) {
    & > label:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    & > label:has(:disabled),
    & > label[data-out] {
      color: GrayText;
      text-decoration: line-through;
    }
  }
`;
