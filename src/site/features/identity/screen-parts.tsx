import type { ScreenPart } from '../../../domain/identity/screen-part.ts'
import { Tiles } from '../../components/tiles.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScreenActions } from './screen-actions.tsx'
import { ScreenFields } from './screen-fields.tsx'
import { ScreenForm, ScreenWays } from './screen-form.tsx'
import { ScreenLinks } from './screen-links.tsx'
import { ScreenList } from './screen-list.tsx'
import styles from './screen-parts.module.css'

const Part = ({ part, id }: { part: ScreenPart; id: string }) => {
  switch (part.kind) {
    case 'form':
      return <ScreenForm part={part} id={id} />
    case 'ways':
      return <ScreenWays part={part} id={id} />
    case 'use-passkey':
      return <PasskeyButton passkey={part.passkey} below="or, without one" />
    case 'make-passkey':
      return (
        <PasskeyButton passkey={part.passkey} isNew>
          <ScreenFields fields={[part.field]} id={id} />
        </PasskeyButton>
      )
    case 'links':
      return <ScreenLinks links={part.links} />
    case 'text':
      return <p className={styles.text}>{part.text}</p>
    case 'code':
      return <p className={styles.code}>{part.code}</p>
    case 'codes':
      return <RecoveryCodes codes={part.codes} />
    case 'qr':
      return <QrCode content={part.content} label={part.label} />
    case 'list':
      return <ScreenList part={part} />
    case 'card':
      return (
        <div className={styles.card}>
          <h2>{part.heading}</h2>
          <ScreenParts parts={part.parts} id={id} />
        </div>
      )
    case 'tiles':
      return (
        <div className={styles.tiles}>
          <Tiles count={part.count} of={part.of} />
          <p>
            <strong>{part.strong}</strong> {part.text}
          </p>
        </div>
      )
    case 'actions':
      return <ScreenActions actions={part.actions} />
    case 'fact':
      return (
        <div className={styles.fact}>
          <h2>{part.label}</h2>
          <p>
            <span>{part.text}</span>{' '}
            {part.links.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </p>
        </div>
      )
  }
}

export const ScreenParts = ({ parts, id }: { parts: readonly ScreenPart[]; id: string }) =>
  parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a screen is drawn once and never changes
    <Part key={index} part={part} id={`${id}-${index}`} />
  ))
