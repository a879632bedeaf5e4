import { styled } from 'styled-components';

export const DialogBody = styled.div`
  display: grid;
  gap: var(--space-4);

  & > ul {
    display: grid;
    gap: var(--space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;

  & > img {
    inline-size: 100%;
    block-size: auto;
    border-radius: var(--radius-control);
  }
  & > div > p {
    overflow-wrap: anywhere;
  }
`;
