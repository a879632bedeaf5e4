import { styled } from 'styled-components';

export const DeliveryLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);
  font-size: var(--font-size-small);
  line-height: 1.5;

  & > p > span {
    color: var(--color-ink-muted);
  }
`;

/** Heading above the lines of a shipment. */
export const GroupHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-3);
  padding-block: var(--space-4) var(--space-2);

  & > h2 {
    font-family: var(--font-body);
    font-size: var(--font-size-body);
    font-stretch: var(--label-stretch);
    font-weight: var(--label-weight);
    letter-spacing: var(--label-tracking);
    line-height: 1.4;
    text-transform: none;
  }
  & > p {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
`;
