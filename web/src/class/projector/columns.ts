// The columns of tables on the projector.

/** With more, the text would be too small; the projector then keeps showing the code. */
export const MOST_TABLES_SHOWN = 15;

export function tableColumnsFor(tables: number): number {
  if (tables <= 3) return Math.max(1, tables);
  if (tables <= 4) return 2;
  if (tables <= 9) return 3;
  return tables <= 12 ? 4 : 5;
}
