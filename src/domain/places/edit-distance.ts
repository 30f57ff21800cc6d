/** How many letters have to be added, dropped, changed or swapped with their neighbour to make one word the other. */
export const editDistance = (a: string, b: string): number => {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      const steps = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change]
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps.push((beforeLast[j - 2] ?? 0) + 1)
      row.push(Math.min(...steps))
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
