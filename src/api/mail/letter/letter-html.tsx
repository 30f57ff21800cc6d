import type { CSSProperties } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { addressLines } from '../../../domain/contact/address-lines.ts'
import { type Letter, signatureOf } from './letter.ts'
import { LetterBlock, Lined } from './letter-block.tsx'
import { darkLetter, letterColours } from './letter-colours.ts'
import { LetterHead } from './letter-head.tsx'

const { light } = letterColours

// Mail clients load no fonts.
const systemFonts = '-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica Neue, Arial, sans-serif'

const column: CSSProperties = { width: '100%', maxWidth: 600, margin: '0 auto', borderCollapse: 'collapse' }
const page: CSSProperties = { margin: 0, padding: 0, background: light.page, fontFamily: systemFonts }
const sheet: CSSProperties = { background: light.sheet, padding: '32px 28px', borderRadius: 14 }
const small: CSSProperties = { margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: light.muted }
// Every client hides one of these and ignores the others.
const hidden: CSSProperties = { display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: 1, lineHeight: '1px' }

const Masthead = ({ brandName }: { brandName: string }) => (
  <p className="ink" style={{ margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 700, color: light.ink }}>
    <span className="wave" aria-hidden="true" style={{ color: light.wave }}>
      ≈
    </span>{' '}
    {brandName}
  </p>
)

const SmallPrint = ({ edition, smallPrint }: Pick<Letter, 'edition' | 'smallPrint'>) => (
  <>
    {smallPrint.map((line) => (
      <p className="muted" style={small} key={line}>
        {line}
      </p>
    ))}
    <p className="muted" style={small}>
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

const Quoted = ({ head, words }: NonNullable<Letter['quoted']>) => (
  <div className="hair" style={{ marginTop: 28, paddingTop: 16, borderTop: `1px solid ${light.hair}` }}>
    <p className="muted" style={small}>
      {head}
    </p>
    <blockquote className="hair" style={{ margin: 0, paddingLeft: 12, borderLeft: `3px solid ${light.hair}` }}>
      <p className="muted" style={{ ...small, fontSize: 14 }}>
        <Lined value={words} />
      </p>
    </blockquote>
  </div>
)

const LetterBody = ({ edition, preheader, title, blocks, smallPrint, signedBy, quoted }: Letter) => (
  <body className="page" style={page}>
    <div style={hidden}>{preheader}</div>
    <div className="page" style={{ background: light.page, padding: '0 12px' }}>
      <table role="presentation" style={column}>
        <tbody>
          <tr>
            <td style={{ padding: '28px 16px 20px' }}>
              <Masthead brandName={edition.brandName} />
            </td>
          </tr>
          <tr>
            <td className="sheet" style={sheet}>
              <h1 className="ink" style={{ margin: '0 0 20px', fontSize: 26, lineHeight: '32px', color: light.ink }}>
                {title}
              </h1>
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a letter is rendered once and never changes
                <LetterBlock block={block} key={index} />
              ))}
              <p className="text" style={{ margin: '28px 0 0', fontSize: 16, lineHeight: '25px', color: light.text }}>
                {signedBy !== undefined && (
                  <>
                    {signedBy}
                    <br />
                  </>
                )}
                {signatureOf(edition)}
              </p>
              {quoted && <Quoted {...quoted} />}
            </td>
          </tr>
          <tr>
            <td style={{ padding: '20px 16px 40px' }}>
              <SmallPrint edition={edition} smallPrint={smallPrint} />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  </body>
)

const LetterDocument = ({ letter }: { letter: Letter }) => (
  <html lang={letter.edition.locale}>
    <LetterHead subject={letter.subject} styles={darkLetter} />
    <LetterBody {...letter} />
  </html>
)

/** The HTML part of a letter that has been cleaned. */
export const letterHtml = (letter: Letter): string =>
  `<!doctype html>${renderToStaticMarkup(<LetterDocument letter={letter} />)}`
