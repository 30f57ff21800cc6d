import type { CSSProperties } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { addressLines } from '../../../domain/contact/address-lines.ts'
import { signatureOf } from '../letter/letter.ts'
import { LetterHead } from '../letter/letter-head.tsx'
import { OrderBlockHtml } from './order-block-html.tsx'
import type { ShopLetter } from './shop-letter.ts'
import { shopLetterColours, shopLetterStyles } from './shop-letter-styles.ts'

const { light } = shopLetterColours

// Mail clients load no fonts.
const systemFonts = '-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica Neue, Arial, sans-serif'

const page: CSSProperties = { margin: 0, padding: 0, background: light.page, fontFamily: systemFonts }
const plainTable: CSSProperties = { width: '100%', borderCollapse: 'separate', borderSpacing: 0 }
const small: CSSProperties = { margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: light.muted }
const radius = 14
// Every client hides one of these and ignores the others.
const hidden: CSSProperties = { display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: 1, lineHeight: '1px' }

const Masthead = ({ edition, about }: Pick<ShopLetter, 'edition' | 'about'>) => (
  <table role="presentation" style={plainTable}>
    <tbody>
      <tr>
        <td className="ink" style={{ fontSize: 20, lineHeight: '28px', fontWeight: 700, color: light.ink }}>
          <span className="wave" aria-hidden="true" style={{ color: light.wave }}>
            ≈
          </span>{' '}
          {edition.brandName}
        </td>
        <td className="muted" style={{ textAlign: 'right', fontSize: 14, color: light.muted }}>
          {about}
        </td>
      </tr>
    </tbody>
  </table>
)

const SmallPrint = ({ edition, smallPrint, pages }: Pick<ShopLetter, 'edition' | 'smallPrint' | 'pages'>) => (
  <>
    {smallPrint.map((line) => (
      <p className="muted" style={small} key={line}>
        {line}
      </p>
    ))}
    <p className="muted" style={small}>
      {pages.map(({ label, address }, index) => (
        <span key={label}>
          {index > 0 && ' · '}
          <a className="link" style={{ color: light.link }} href={address}>
            {label}
          </a>
        </span>
      ))}
    </p>
    <p className="muted" style={{ ...small, margin: 0 }}>
      {[`${edition.companyName}, ${edition.companyNumber}`, ...addressLines(edition, edition.locale)].map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
      <a className="link" style={{ color: light.link }} href={edition.siteUrl}>
        {edition.siteUrl}
      </a>
    </p>
  </>
)

const Letter = ({ letter }: { letter: ShopLetter }) => (
  <table role="presentation" style={{ ...plainTable, maxWidth: 600, margin: '0 auto' }}>
    <tbody>
      <tr>
        <td
          className="sheet side corners"
          style={{ background: light.sheet, padding: '28px 40px 36px', borderRadius: `${radius}px ${radius}px 0 0` }}
        >
          <Masthead edition={letter.edition} about={letter.about} />
          <h1
            className="ink title"
            style={{
              margin: '28px 0 16px',
              fontSize: 40,
              lineHeight: '44px',
              fontWeight: 600,
              letterSpacing: '-0.03em',
              color: light.ink,
            }}
          >
            {letter.title}
          </h1>
          {letter.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is rendered once and never changes
            <OrderBlockHtml block={block} key={index} />
          ))}
          <p className="text" style={{ margin: '28px 0 0', fontSize: 16, lineHeight: '25px', color: light.text }}>
            {signatureOf(letter.edition)}
          </p>
        </td>
      </tr>
      <tr>
        <td
          className="foot side corners"
          style={{ background: light.foot, padding: '24px 40px 28px', borderRadius: `0 0 ${radius}px ${radius}px` }}
        >
          <SmallPrint {...letter} />
        </td>
      </tr>
    </tbody>
  </table>
)

const LetterDocument = ({ letter }: { letter: ShopLetter }) => (
  <html lang={letter.edition.locale}>
    <LetterHead subject={letter.subject} styles={shopLetterStyles} />
    <body className="page" style={page}>
      <div style={hidden}>{letter.preheader}</div>
      <div className="page around" style={{ background: light.page, padding: '32px 12px' }}>
        <Letter letter={letter} />
      </div>
    </body>
  </html>
)

/** The HTML part of a letter that has been cleaned. */
export const shopLetterHtml = (letter: ShopLetter): string =>
  `<!doctype html>${renderToStaticMarkup(<LetterDocument letter={letter} />)}`
