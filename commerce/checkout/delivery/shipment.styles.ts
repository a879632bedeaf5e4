import { styled } from 'styled-components';

/** Section of a shipment. */
export const SectionRoot = styled.section`
  display: grid;
  gap: var(--space-5);
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
`;

export const ItemStrip = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--font-size-small);

  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }
`;

/** Alternative deliveries of a shipment. */
export const Moves = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
`;

export const ReviewRoot = styled.div`
  display: grid;
  gap: var(--space-4);

  & + & {
    margin-block-start: var(--space-5);
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--color-line);
  }
`;
