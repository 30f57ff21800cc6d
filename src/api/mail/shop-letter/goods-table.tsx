import { type CSSProperties, Fragment } from 'react'
import type { GoodsRow, Sum } from './order-block.ts'
import { shopLetterColours } from './shop-letter-styles.ts'

const { light } = shopLetterColours

const hair = `1px solid ${light.hair}`
const table: CSSProperties = { width: '100%', borderCollapse: 'collapse' }
const cell: CSSProperties = { padding: '14px 0', borderBottom: hair, verticalAlign: 'middle', textAlign: 'left' }
const figure: CSSProperties = { textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: 16 }

const Picture = ({ address }: { address: string }) => (
  <td className="hair" style={{ ...cell, width: 76, paddingRight: 16 }}>
    <img
      className="stage"
      src={address}
      width={76}
      height={62}
      // The name stands beside it.
      alt=""
      style={{ display: 'block', width: 76, height: 62, borderRadius: 8, background: light.stage }}
    />
  </td>
)

const Row = ({ name, note, amount, picture }: GoodsRow) => (
  <tr>
    {picture !== undefined && <Picture address={picture} />}
    <th
      className="hair"
      scope="row"
      colSpan={picture === undefined ? 2 : 1}
      style={{ ...cell, fontWeight: 400, overflowWrap: 'anywhere' }}
    >
      <div className="ink" style={{ fontSize: 16, lineHeight: '23px', fontWeight: 600, color: light.ink }}>
        {name}
      </div>
      {note !== '' && (
        <div className="muted" style={{ fontSize: 14, lineHeight: '21px', color: light.muted }}>
          {note}
        </div>
      )}
    </th>
    <td className="hair ink" style={{ ...cell, ...figure, fontSize: 16, color: light.ink }}>
      {amount}
    </td>
  </tr>
)

export const GoodsTable = ({ rows }: { rows: readonly GoodsRow[] }) => (
  <table className="hair" style={{ ...table, margin: '0 0 20px', borderTop: hair }}>
    <tbody>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is rendered once and never changes
        <Row {...row} key={index} />
      ))}
    </tbody>
  </table>
)

const SumRow = ({ label, value, isTotal = false }: Sum) => {
  const colour = isTotal ? light.ink : light.text
  const style: CSSProperties = isTotal
    ? { padding: '12px 0 0', fontSize: 20, lineHeight: '28px', fontWeight: 600, color: colour }
    : { padding: '4px 0', fontSize: 15, lineHeight: '22px', fontWeight: 400, color: colour }
  return (
    <tr>
      <th className={isTotal ? 'ink' : 'text'} scope="row" style={{ ...style, textAlign: 'left' }}>
        {label}
      </th>
      <td className={isTotal ? 'ink' : 'text'} style={{ ...style, ...figure }}>
        {value}
      </td>
    </tr>
  )
}

const Rule = () => (
  <tr>
    <td
      className="rule"
      colSpan={2}
      style={{ padding: 0, height: 10, fontSize: 1, lineHeight: '1px', borderBottom: `1px solid ${light.ink}` }}
    />
  </tr>
)

export const SumsTable = ({ sums }: { sums: readonly Sum[] }) => (
  <table style={{ ...table, margin: '0 0 24px' }}>
    <tbody>
      {sums.map((sum) => (
        <Fragment key={sum.label}>
          {sum.isTotal === true && sums.length > 1 && <Rule />}
          <SumRow {...sum} />
        </Fragment>
      ))}
    </tbody>
  </table>
)
