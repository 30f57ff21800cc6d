import styles from './examples-table.module.css'

export interface Examples {
  heading: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  note?: string | undefined
}

/** Worked examples from the same sums: for whoever has no scripts, and to compare with. */
export const ExamplesTable = ({ heading, columns, rows, note }: Examples) => (
  <section className="section wrap">
    <h2>{heading}</h2>
    <div>
      <table className={styles.examples}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join(' ')}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]} data-column={columns[index]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p className={`small muted ${styles.note}`}>{note}</p>}
    </div>
  </section>
)
