import type { Screen, ScreenPart } from '../../../domain/identity/screen.ts'
import { Icon } from '../../icons/icon.tsx'
import { ScreenFields } from './screen-fields.tsx'
import styles from './screen-view.module.css'

type Ways = Extract<ScreenPart, { kind: 'ways' }>

const WaysPart = ({ part: { fields, passkey, ways }, id }: { part: Ways; id: string }) => (
  // Enter in the field presses the first button: what most people without a passkey do.
  <form className={styles.form} method="post" action={ways[0]?.action}>
    <ScreenFields fields={fields} id={id} />
    {passkey !== undefined && (
      <div className={styles.passkey} hidden data-passkey={JSON.stringify(passkey)}>
        <button className="button" type="button">
          <Icon name="key" /> {passkey.label}
        </button>
        <p className={styles.or}>or, without one</p>
        <p className={styles.note} role="status" />
      </div>
    )}
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

const Part = ({ part, id }: { part: ScreenPart; id: string }) => {
  switch (part.kind) {
    case 'ways':
      return <WaysPart part={part} id={id} />
    case 'form':
      return (
        <form className={styles.form} method="post" action={part.action}>
          {Object.entries(part.hidden ?? {}).map(([name, value]) => (
            <input type="hidden" key={name} name={name} value={value} />
          ))}
          <ScreenFields fields={part.fields} id={id} />
          <button className={part.isQuiet ? 'button button-quiet' : 'button'} type="submit">
            {part.submit}
          </button>
        </form>
      )
    case 'links':
      return (
        <ul className={styles.links}>
          {part.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )
    case 'text':
      return <p>{part.text}</p>
    case 'code':
      return <p className={styles.code}>{part.code}</p>
  }
}

/** A page of the issuer. The server draws it in the place that the built page keeps for it. */
export const ScreenView = ({ screen: { title, lead, problem, parts } }: { screen: Screen }) => (
  <>
    <h1 tabIndex={-1}>{title}</h1>
    {lead !== undefined && <p className="lead">{lead}</p>}
    {problem !== undefined && (
      <p className={styles.problem} role="alert">
        <Icon name="info" /> {problem}
      </p>
    )}
    {parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a screen is drawn once and never changes
      <Part key={index} part={part} id={`part-${index}`} />
    ))}
  </>
)
