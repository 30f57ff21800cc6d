import type { PlannedLine } from '../operations/stock/stock-answers.ts'
import styles from './plan-table.module.css'
import { planWords } from './stock-words.ts'

const stateOf = ({ problem, isSame }: PlannedLine) => (problem !== null ? 'wrong' : isSame ? 'same' : 'change')

const wordsOf = ({ problem, isSame, before, after }: PlannedLine): string => {
  if (problem !== null) return problem
  return isSame || before === null || after === null ? 'Stays as it is' : planWords(before, after)
}

/** What is wrong comes first: it has to be mended before anything is done. */
const order = { wrong: 0, change: 1, same: 2 }

/** Line by line what would become of a table of counts. */
export const PlanTable = ({ lines }: { lines: readonly PlannedLine[] }) => (
  <table className={styles.plan}>
    <thead>
      <tr>
        <th scope="col">Line</th>
        <th scope="col">SKU</th>
        <th scope="col">What it does</th>
      </tr>
    </thead>
    <tbody>
      {lines
        .toSorted((one, other) => order[stateOf(one)] - order[stateOf(other)] || one.line - other.line)
        .map((line) => (
          <tr key={line.line} data-state={stateOf(line)}>
            <td>{line.line}</td>
            <td>{line.sku}</td>
            <td>{wordsOf(line)}</td>
          </tr>
        ))}
    </tbody>
  </table>
)
