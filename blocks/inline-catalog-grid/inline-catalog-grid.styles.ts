import { styled } from 'styled-components';

/** The blocks inside fill the list's cell, share its row's height, and are lower than on their own page. */
export const Cell = styled.div`
  --block-gutter: 0px;
  --card-height: clamp(16rem, 26vw, 24rem);

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  block-size: 100%;

  & > [data-block] {
    margin-block-end: 0;
  }
  & > [data-block] > * {
    block-size: 100%;
  }
`;
