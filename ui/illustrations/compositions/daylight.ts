/** The light a figure stands in: its colour, its side, and the shade away from it. */
export interface Daylight {
  sun: string;
  shade: string;
  side: 1 | -1;
}
