import type { ScreenPart } from '../../../domain/identity/screen-part.ts'
import { Icon } from '../../icons/icon.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { ScreenFields } from './screen-fields.tsx'
import styles from './screen-form.module.css'

type Form = Extract<ScreenPart, { kind: 'form' }>
type Ways = Extract<ScreenPart, { kind: 'ways' }>

export const ScreenForm = ({ part: { action, hidden, fields, submit, isQuiet }, id }: { part: Form; id: string }) => (
  <form className={styles.form} method="post" action={action}>
    <HiddenFields hidden={hidden} />
    <ScreenFields fields={fields} id={id} />
    <button className={isQuiet ? 'button button-quiet' : 'button'} type="submit">
      {submit}
    </button>
  </form>
)

export const ScreenWays = ({ part: { fields, passkey, ways }, id }: { part: Ways; id: string }) => (
  // Enter in the field presses the first button: what most people without a passkey do.
  <form className={styles.form} method="post" action={ways[0]?.action}>
    <ScreenFields fields={fields} id={id} />
    {passkey !== undefined && <PasskeyButton passkey={passkey} below="or, without one" isOfferedInField />}
    <ul className={styles.ways}>
      {ways.map(({ icon, label, detail, action }) => (
        <li key={action}>
          <button type="submit" formAction={action}>
            <Icon name={icon} />
            <span>
              {label}
              <small>{detail}</small>
            </span>
            <Icon name="right" />
          </button>
        </li>
      ))}
    </ul>
  </form>
)
