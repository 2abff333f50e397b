// The size of a chart and of its smallest text, in pixels.

export interface ChartSize {
  width: number;
  height: number;
  text: number;
}
