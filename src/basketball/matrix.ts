/** Solves `matrix`·x = `right` for a symmetric positive definite matrix, given row by row (Cholesky). */
export function solve(matrix: Float64Array, right: readonly number[]): number[] {
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
