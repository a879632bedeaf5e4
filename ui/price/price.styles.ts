import { styled } from 'styled-components';

export const PriceRoot = styled.p`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  margin: 0;
  font-size: var(--font-size-small);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.4;

  &[data-size='large'] {
    font-size: var(--font-size-h5);
  }
  & > ins,
  & > span[data-part='current'] {
    color: inherit;
    font-weight: var(--label-weight);
    text-decoration: none;
  }
  & > ins {
    color: var(--color-sale);
  }
  & > del {
    color: var(--color-ink-muted);
    text-decoration-thickness: 1px;
  }
  & > span[data-part='saving'] {
    color: var(--color-sale);
  }
`;

export const PriceNote = styled.span`
  flex-basis: 100%;
  color: var(--color-ink-muted);
  font-size: var(--font-size-caption);
  white-space: pre-line;
`;
