import { useShell } from '../../../components/shell-context.ts'
import { Icon } from '../../../icons/icon.tsx'
import { SignInButton } from '../../sign-in/sign-in-button.tsx'
import styles from './signed-out.module.css'

/** Whoever comes here signed out: what an account is for, and what works without one. */
export const SignedOut = () => {
  const { edition } = useShell()
  const base = `/${edition.code}/`
  const ways = [
    ...(edition.shop
      ? [
          {
            icon: 'truck',
            label: 'Find an order',
            text: 'With its number and your email address.',
            href: `${base}shop/order/`,
          },
        ]
      : []),
    {
      icon: 'shield',
      label: 'Register a robot',
      text: 'It’s yours here as soon as you sign in.',
      href: `${base}support/registration/`,
    },
    {
      icon: 'question',
      label: 'Find a fault',
      text: 'From what you see to what to do.',
      href: `${base}support/troubleshooting/`,
    },
    { icon: 'phone', label: edition.phone, text: edition.hours, href: edition.phoneHref },
  ]
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>Your pool is behind this door.</h1>
        <p className="lead">
          Sign in to see its drawing, your robots and how long their warranties run, and where your orders are.
        </p>
        <SignInButton />
      </div>
      <section className={styles.ways}>
        <h2>Without an account</h2>
        <ul className="link-rows rows">
          {ways.map(({ icon, label, text, href }) => (
            <li key={href}>
              <a href={href}>
                <span className={styles.way}>
                  <Icon name={icon} />
                  <span>
                    {label}
                    <small>{text}</small>
                  </span>
                </span>
                <Icon name="right" />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
