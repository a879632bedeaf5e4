import { styled } from 'styled-components';

/** On phones the image, text and parts are stacked; from lg on the image is sticky next to the parts. */
export const SetRoot = styled.article`
  display: grid;
  gap: var(--space-5) clamp(2rem, 4vw, 4.5rem);
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding-inline: var(--space-gutter);
  padding-block-end: var(--space-section);

  & > [data-part='crumbs'] {
    padding-block-start: var(--space-3);
  }
  & > [data-part='head'] {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    min-inline-size: 0;
  }
  & > [data-part='head'] > img {
    inline-size: min(100%, max(60vh, 20rem));
    block-size: auto;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: var(--radius-card, 0);
    margin-block-end: var(--space-3);
  }
  & [data-part='tagline'] {
    color: var(--color-ink-muted);
    font-size: var(--font-size-lead, 1.125rem);
  }
  & [data-part='description'] {
    max-inline-size: 40rem;
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) minmax(26rem, 34rem);

    & > [data-part='crumbs'] {
      grid-column: 1 / -1;
    }
    & > [data-part='head'] {
      position: sticky;
      inset-block-start: calc(var(--header-height) + var(--space-5));
      align-self: start;
    }
  }
`;

export const FormRoot = styled.form`
  display: grid;
  align-content: start;
  gap: var(--space-5);
  min-inline-size: 0;

  & > [data-part='parts'] {
    display: grid;
    border-block-start: 1px solid var(--color-line);
  }
`;

export const PartRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(6rem, 30%) minmax(0, 1fr);
  gap: var(--space-4);
  padding-block: var(--space-5);
  border-block-end: 1px solid var(--color-line);
  scroll-margin-block: calc(var(--header-height) + var(--space-4));

  & > [data-part='picture'] > img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    background: var(--color-surface-sunken, transparent);
  }
  &[data-off] > [data-part='picture'] {
    opacity: 0.55;
  }
  & > [data-part='facts'] {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    min-inline-size: 0;
  }
  & [data-part='price'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-3);
    color: var(--color-ink);
  }
  & [data-part='price'] > span:last-child:not(:first-child) {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
  & [data-part='sold-out'] {
    color: var(--color-ink-muted);
    font-weight: var(--label-weight);
  }
  & [data-part='added'] {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--color-success);
    font-size: var(--font-size-small);
  }
  & > [data-part='choices'] {
    display: grid;
    gap: var(--space-4);
    grid-column: 1 / -1;
  }
  & > [data-part='choices'][hidden] {
    display: none;
  }
  @media (min-width: 600px) {
    grid-template-columns: 9rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;

    & > [data-part='picture'] {
      grid-row: 1 / span 2;
    }
    & > [data-part='choices'] {
      grid-column: 2;
    }
  }
`;

export const ColorRadios = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin: -0.25rem;

  & > label {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border: 1.5px solid transparent;
    border-radius: 50%;
  }
  & input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: 50%;
    cursor: pointer;
  }
  & > label > span {
    inline-size: 2rem;
    block-size: 2rem;
    border-radius: 50%;
    background: var(--swatch);
    box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.2);
    forced-color-adjust: none;
  }
  & > label:has(:checked) {
    border-color: var(--color-ink);
  }
  & > label:has(:disabled) > span {
    opacity: 0.35;
  }
  & input:disabled {
    cursor: not-allowed;
  }
`;

/** The total and the button, sticky at the bottom of the screen. */
export const Summary = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: grid;
  gap: var(--space-2);
  margin-inline: calc(-1 * var(--space-gutter));
  padding: var(--space-3) var(--space-gutter);
  border-block-start: 1px solid var(--color-line);
  background: var(--color-surface);

  & [data-part='total'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 var(--space-3);
  }
  & [data-part='added'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    font-size: var(--font-size-small);
  }
  & [data-part='added'] > svg {
    color: var(--color-success);
  }
  @media (min-width: 1024px) {
    margin-inline: 0;
    padding-inline: 0;
  }
`;
