// What every chart is given: its room in pixels, and the size of its smallest text.

export interface ChartSize {
  width: number;
  height: number;
  text: number;
}
