/** The light on a figure: its color, the side that it comes from, and the color of the shade. */
export interface Daylight {
  sun: string;
  shade: string;
  side: 1 | -1;
}
