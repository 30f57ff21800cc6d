import styles from './page.module.css'

/** Nothing there, still coming, gone wrong: each says what happened and has a way on. */
export const States = () => (
  <>
    <h3>Empty</h3>
    <p>Nothing in it yet. It will keep as long as you like.</p>
    <a className="button button-quiet" href="#states">
      Go to the shop
    </a>
    <h3>Loading</h3>
    <div className={styles.skeleton} role="status" aria-label="Loading" />
    <h3>Error</h3>
    <p className="notice">The list did not load. Check the connection and try again.</p>
    <button type="button" className="button">
      Try again
    </button>
    <h3>Rows</h3>
    <ul className="rows">
      <li>First row</li>
      <li>Second row</li>
    </ul>
    <table>
      <caption>A table</caption>
      <thead>
        <tr>
          <th scope="col">Model</th>
          <th scope="col">Length</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>S 300i</td>
          <td>12 m</td>
        </tr>
      </tbody>
    </table>
  </>
)
