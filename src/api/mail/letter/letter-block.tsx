import type { CSSProperties } from 'react'
import type { Block, Line } from './letter.ts'
import { letterColours } from './letter-colours.ts'
import { Unbroken } from './unbroken.tsx'

const { light } = letterColours

const text: CSSProperties = { margin: '0 0 16px', fontSize: 16, lineHeight: '25px', color: light.text }
const heading: CSSProperties = { margin: '28px 0 12px', fontSize: 18, lineHeight: '26px', color: light.ink }
const hair = `1px solid ${light.hair}`
const cell: CSSProperties = { padding: '8px 0', borderBottom: hair, verticalAlign: 'top', fontSize: 15 }
const button: CSSProperties = {
  display: 'inline-block',
  padding: '12px 20px',
  borderRadius: 14,
  background: light.act,
  color: light.actInk,
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 600,
  textDecoration: 'none',
}

const code: CSSProperties = {
  margin: '20px 0 24px',
  fontSize: 36,
  lineHeight: '44px',
  fontWeight: 600,
  letterSpacing: 2,
  fontVariantNumeric: 'tabular-nums',
  color: light.ink,
}

/** Its line ends stay. */
export const Lined = ({ value }: { value: string }) => {
  const [first = '', ...rest] = value.split('\n')
  return (
    <span>
      <Unbroken text={first} />
      {rest.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is rendered once and never changes
        <span key={index}>
          <br />
          <Unbroken text={line} />
        </span>
      ))}
    </span>
  )
}

const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <table className="hair" style={{ width: '100%', borderCollapse: 'collapse', margin: '0 0 16px', borderTop: hair }}>
    <tbody>
      {lines.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is rendered once and never changes
        <tr key={index}>
          <th
            className="hair muted"
            scope="row"
            style={{ ...cell, width: '34%', paddingRight: 12, textAlign: 'left', fontWeight: 400, color: light.muted }}
          >
            {label}
          </th>
          <td className="hair ink" style={{ ...cell, color: light.ink, overflowWrap: 'anywhere' }}>
            <Lined value={value} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="text" style={{ ...text, paddingLeft: 24 }}>
    {steps.map((step) => (
      <li style={{ margin: '0 0 8px' }} key={step}>
        {step}
      </li>
    ))}
  </ol>
)

const Links = ({ links }: Extract<Block, { kind: 'links' }>) => (
  <ul className="text" style={{ ...text, padding: 0, listStyle: 'none' }}>
    {links.map(({ label, address }) => (
      <li style={{ margin: '0 0 8px' }} key={address}>
        <a className="ink" style={{ color: light.ink }} href={address}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)

export const LetterBlock = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 className="ink" style={heading}>
          {block.text}
        </h2>
      )
    case 'paragraph':
      return (
        <p className="text" style={text}>
          {block.text}
        </p>
      )
    case 'words':
      return (
        <p className="text" style={text}>
          <Lined value={block.text} />
        </p>
      )
    case 'steps':
      return <Steps steps={block.steps} />
    case 'lines':
      return <Lines lines={block.lines} />
    case 'links':
      return <Links {...block} />
    case 'code':
      return (
        <p className="ink" style={code}>
          {block.code}
        </p>
      )
    case 'action':
      return (
        <p style={{ margin: '24px 0' }}>
          <a className="act" style={button} href={block.address}>
            {block.label}
          </a>
        </p>
      )
  }
}
