import type { CSSProperties } from 'react'
import { LetterBlock } from '../letter/letter-block.tsx'
import { Unbroken } from '../letter/unbroken.tsx'
import { FactsTable } from './facts-table.tsx'
import { GoodsTable, SumsTable } from './goods-table.tsx'
import { type LeadWords, spaceAfter } from './lead-words.ts'
import type { OrderBlock } from './order-block.ts'
import { shopLetterColours } from './shop-letter-styles.ts'
import { StagesRow } from './stages-row.tsx'

const { light } = shopLetterColours

const leadStyle: CSSProperties = {
  margin: '0 0 16px',
  fontSize: 18,
  lineHeight: '28px',
  color: light.text,
  overflowWrap: 'anywhere',
}
const textStyle: CSSProperties = { margin: '0 0 16px', fontSize: 16, lineHeight: '25px', color: light.text }
const noteStyle: CSSProperties = { margin: '-8px 0 24px', fontSize: 14, lineHeight: '21px', color: light.muted }

const Lead = ({ words }: { words: LeadWords }) => (
  <p className="text" style={leadStyle}>
    <Unbroken text={words.before} />
    {words.strong !== '' && (
      <>
        {' '}
        <strong className="ink" style={{ fontWeight: 600, color: light.ink }}>
          <Unbroken text={words.strong} />
        </strong>
      </>
    )}
    {spaceAfter(words)}
    <Unbroken text={words.after} />
  </p>
)

export const OrderBlockHtml = ({ block }: { block: OrderBlock }) => {
  switch (block.kind) {
    case 'lead':
      return <Lead words={block} />
    case 'note':
      return (
        <p className="muted" style={noteStyle}>
          <Unbroken text={block.text} />
        </p>
      )
    case 'paragraph':
      return (
        <p className="text" style={textStyle}>
          <Unbroken text={block.text} />
        </p>
      )
    case 'steps':
      return (
        <ol className="text" style={{ ...textStyle, paddingLeft: 24 }}>
          {block.steps.map((step) => (
            <li style={{ margin: '0 0 8px' }} key={step}>
              <Unbroken text={step} />
            </li>
          ))}
        </ol>
      )
    case 'link':
      return (
        <p style={textStyle}>
          <a className="link" style={{ color: light.link, fontWeight: 600 }} href={block.address}>
            {block.label}
          </a>
        </p>
      )
    case 'lines':
      return <FactsTable lines={block.lines} />
    case 'goods':
      return <GoodsTable rows={block.rows} />
    case 'sums':
      return <SumsTable sums={block.sums} />
    case 'stages':
      return <StagesRow stages={block.stages} />
    default:
      return <LetterBlock block={block} />
  }
}
