import { type CSSProperties, Fragment } from 'react'
import type { Line } from '../letter/letter.ts'
import { Unbroken } from '../letter/unbroken.tsx'
import { shopLetterColours } from './shop-letter-styles.ts'

const { light } = shopLetterColours

const hair = `1px solid ${light.hair}`
const cell: CSSProperties = {
  padding: '10px 0',
  borderBottom: hair,
  verticalAlign: 'top',
  textAlign: 'left',
  fontSize: 15,
  lineHeight: '22px',
}

/** Labels in a narrow column and what they stand for: the eye keeps one edge. */
export const FactsTable = ({ lines }: { lines: readonly Line[] }) => (
  <table className="hair" style={{ width: '100%', borderCollapse: 'collapse', margin: '0 0 20px', borderTop: hair }}>
    <tbody>
      {lines.map(({ label, value }) => (
        <tr key={label}>
          <th
            className="hair muted"
            scope="row"
            style={{ ...cell, width: 96, paddingRight: 16, fontWeight: 400, color: light.muted }}
          >
            {label}
          </th>
          <td className="hair ink" style={{ ...cell, color: light.ink, overflowWrap: 'anywhere' }}>
            {value.split('\n').map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter is rendered once and never changes
              <Fragment key={index}>
                {index > 0 && <br />}
                <Unbroken text={line} />
              </Fragment>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
