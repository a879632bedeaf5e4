/** The light on a figure: its colour, the side that it comes from, and the colour of the shade. */
export interface Daylight {
  sun: string;
  shade: string;
  side: 1 | -1;
}
