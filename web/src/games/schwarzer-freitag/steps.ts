/** Where a price marker would go: the steps of 8.3 and 9.5, for the eye only; the server decides. */

export interface Field {
  row: number
  column: number
}

type Step = 'up' | 'down' | 'left' | 'right'

/** One step; at an edge it turns (8.3). */
export function step(at: Field, way: Step, rows: number, columns: number, bottomStays = false): Field {
  const { row, column } = at
  const top = rows - 1
  const right = columns - 1
  switch (way) {
    case 'right':
      return column < right ? { row, column: column + 1 } : row < top ? { row: row + 1, column } : at
    case 'up':
      return row < top ? { row: row + 1, column } : column < right ? { row, column: column + 1 } : at
    case 'left':
      return column > 0 ? { row, column: column - 1 } : row > 0 ? { row: row - 1, column } : at
    case 'down':
      if (row > 0) return { row: row - 1, column }
      return bottomStays || column === 0 ? at : { row, column: column - 1 }
  }
}

/** The steps of a result (9.5): rows first, then sideways. */
export function stepsOf(result: number): Step[] {
  if (result === 0) return ['left']
  const rows = Math.ceil(Math.abs(result) / 2)
  const isUp = result > 0
  const steps: Step[] = Array<Step>(rows).fill(isUp ? 'up' : 'down')
  if (result % 2 === 0) steps.push(isUp ? 'right' : 'left')
  return steps
}

/** Where a marker would stand after each result, with the results that lead there. */
export function outlook(
  at: Field,
  results: number[],
  rows: number,
  columns: number,
  bottomStays = false,
): { field: Field; results: number[] }[] {
  const found: { field: Field; results: number[] }[] = []
  for (const result of results) {
    let field = at
    for (const way of stepsOf(result)) field = step(field, way, rows, columns, bottomStays)
    const same = found.find((f) => f.field.row === field.row && f.field.column === field.column)
    if (same) same.results.push(result)
    else found.push({ field, results: [result] })
  }
  return found
}
