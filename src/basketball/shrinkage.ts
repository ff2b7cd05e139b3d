/** A square matrix, row by row. */
export type Matrix = readonly (readonly number[])[];

/** The posterior of several numbers. */
export interface Posterior {
  means: number[];
  covariance: number[][];
}

/** Keeps T + S invertible if a number never varied. */
const trifle = 1e-9;

/**
 * The truth behind numbers x that were seen with an error: prior normal around 0 with covariance T, error normal with
 * covariance S, so that the mean is T(T + S)⁻¹x and the covariance T − T(T + S)⁻¹T (Lindley & Smith 1972). With one number
 * it is drawn towards 0 to the part T / (T + S) of it: its reliability. What varies nowhere (no free throws) reads 0.
 */
export function shrunk(seen: readonly number[], prior: Matrix, error: Matrix): Posterior {
  const both = Float64Array.from(
    prior.flatMap((row, at) =>
      row.map((value, column) => value + (error[at]?.[column] ?? 0) + (at === column ? trifle : 0)),
    ),
  );
  const gains = prior.map((row) => solve(both, row));
  const times = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  return {
    means: gains.map((gain) => times(gain, seen)),
    covariance: prior.map((row, at) =>
      prior.map((other, column) => (row[column] ?? 0) - times(gains[at] ?? [], other)),
    ),
  };
}

/** The covariance of the sum of `rows`, resampled with replacement: count · the rows' covariance. */
export function sumCovariance(rows: readonly (readonly number[])[], columns: number): number[][] {
  const means = new Float64Array(columns);
  for (const row of rows) {
    for (let a = 0; a < columns; a += 1) means[a] = (means[a] ?? 0) + (row[a] ?? 0) / rows.length;
  }
  const products = new Float64Array(columns * columns);
  for (const row of rows) {
    for (let a = 0; a < columns; a += 1) {
      const off = (row[a] ?? 0) - (means[a] ?? 0);
      for (let b = 0; b < columns; b += 1) {
        const at = a * columns + b;
        products[at] = (products[at] ?? 0) + off * ((row[b] ?? 0) - (means[b] ?? 0));
      }
    }
  }
  return Array.from({ length: columns }, (_, a) => [
    ...products.subarray(a * columns, (a + 1) * columns),
  ]);
}

/** Solves `matrix`·x = `right` for a symmetric positive definite matrix, given row by row (Cholesky). */
function solve(matrix: Float64Array, right: readonly number[]): number[] {
  const size = right.length;
  const lower = new Float64Array(size * size);
  const at = (row: number, column: number) => lower[row * size + column] ?? 0;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column] ?? 0;
      for (let k = 0; k < column; k += 1) sum -= at(row, k) * at(column, k);
      lower[row * size + column] = row === column ? Math.sqrt(sum) : sum / at(column, column);
    }
  }
  const forward: number[] = [];
  for (let row = 0; row < size; row += 1) {
    let sum = right[row] ?? 0;
    for (let k = 0; k < row; k += 1) sum -= at(row, k) * (forward[k] ?? 0);
    forward.push(sum / at(row, row));
  }
  const result = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = forward[row] ?? 0;
    for (let k = row + 1; k < size; k += 1) sum -= at(k, row) * (result[k] ?? 0);
    result[row] = sum / at(row, row);
  }
  return result;
}
