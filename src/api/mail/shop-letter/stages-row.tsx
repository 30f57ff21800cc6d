import type { CSSProperties } from 'react'
import { Unbroken } from '../letter/unbroken.tsx'
import type { Stage } from './order-block.ts'
import { shopLetterColours } from './shop-letter-styles.ts'

const { light } = shopLetterColours

const tiles: Record<Stage['state'], { className: string; colour: string }> = {
  done: { className: 'tile-on', colour: light.tileOn },
  now: { className: 'tile-now', colour: light.ink },
  'to-come': { className: 'tile-off', colour: light.tileOff },
}

const cell: CSSProperties = { verticalAlign: 'top', padding: '0 12px 0 0', textAlign: 'left' }

const Step = ({ name, when, state }: Stage) => {
  // Narrow columns: the hour stands below the day.
  const [day = '', clock] = when.split(', ')
  return (
    <td style={cell}>
      <div
        className={tiles[state].className}
        style={{ width: 14, height: 14, borderRadius: 2, background: tiles[state].colour }}
      />
      <div
        className="ink"
        style={{ margin: '10px 0 0', fontSize: 15, lineHeight: '22px', fontWeight: 600, color: light.ink }}
      >
        {name}
      </div>
      <div className="muted" style={{ fontSize: 14, lineHeight: '20px', color: light.muted }}>
        <Unbroken text={day} />
        {clock !== undefined && <br />}
        {clock}
      </div>
    </td>
  )
}

/** The way of an order, a tile a step. What the colours say, the words say too. */
export const StagesRow = ({ stages }: { stages: readonly Stage[] }) => (
  <table
    role="presentation"
    style={{ width: '100%', borderCollapse: 'collapse', margin: '28px 0', tableLayout: 'fixed' }}
  >
    <tbody>
      <tr>
        {stages.map((stage) => (
          <Step {...stage} key={stage.name} />
        ))}
      </tr>
    </tbody>
  </table>
)
