import { styled } from 'styled-components';

/** In the proportions of a card (ISO/IEC 7810 ID-1). */
export const CardMarkRoot = styled.span`
  display: inline-flex;
  align-items: end;
  inline-size: 4.5rem;
  aspect-ratio: 85.6 / 53.98;
  padding: 0.375rem;
  border: 1px solid var(--color-line-strong);
  border-radius: 0.375rem;
  background-color: var(--color-solid);
  color: var(--color-solid-ink);
  font-size: var(--font-size-caption);
  font-weight: 700;
  line-height: 1;
  overflow: hidden;
  white-space: nowrap;
`;
