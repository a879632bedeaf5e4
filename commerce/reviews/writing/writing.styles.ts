import { styled } from 'styled-components';

export const WritingRoot = styled.form`
  display: grid;
  gap: var(--space-5);

  & > [data-part='product'] {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-4);
    align-items: center;
  }
  & > [data-part='product'] > img {
    inline-size: 4rem;
    block-size: auto;
    border-radius: var(--radius-media);
  }
  & > [data-part='product'] > p {
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
  }
  & > [data-part='rules'] {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
  & > [data-part='pair'] {
    display: grid;
    gap: var(--space-5);
  }
  @media (min-width: 600px) {
    & > [data-part='pair'] {
      grid-template-columns: 1fr 1fr;
      align-items: start;
    }
  }
`;

export const Counter = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-3);

  & > [data-part='used'] {
    font-variant-numeric: tabular-nums;
  }
  & > [data-over] {
    color: var(--color-danger);
    font-weight: var(--label-weight);
  }
`;

/** A group of radio buttons with its question. */
export const Group = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: var(--space-2);
    padding: 0;
    font-size: var(--font-size-small);
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
    line-height: 1.35;
  }
  & > legend > span {
    color: var(--color-ink-muted);
    font-weight: 400;
  }
  & > [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-5);
  }
`;

/** Radio buttons as stars: all up to the selected or hovered one are filled. */
export const Stars = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: -0.5rem;

  & > label {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 3rem;
    block-size: 3rem;
    border-radius: var(--radius-control);
    cursor: pointer;
  }
  & > label > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > label > svg {
    inline-size: 2rem;
    block-size: 2rem;
    pointer-events: none;
  }
  & > label:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  & > output {
    margin-inline-start: var(--space-3);
    font-size: var(--font-size-small);
  }
`;

/** Five radio buttons between the labels of two ends. */
export const ScaleRow = styled.div`
  display: grid;
  gap: var(--space-1);

  & > [data-part='points'] {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-control);
    overflow: hidden;
  }
  & label {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 2.75rem;
    font-size: var(--font-size-small);
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & label + label {
    border-inline-start: 1px solid var(--color-line);
  }
  & label > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & label:has(:checked) {
    background: var(--color-solid);
    color: var(--color-solid-ink);
  }
  & label:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: -3px;
  }
  & > [data-part='ends'] {
    display: flex;
    justify-content: space-between;
    color: var(--color-ink-muted);
    font-size: var(--font-size-caption);
  }
`;

export const Done = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  outline: none;
`;
