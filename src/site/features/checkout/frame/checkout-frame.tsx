import { useEffect } from 'react'
import { onRuntimeEvent } from '../../../../runtime/runtime-events.ts'
import type { PageFrameProps } from '../../../components/layout/layout.tsx'
import { SmallBar } from '../../../components/layout/small-bar.tsx'
import { ShellProvider } from '../../../components/shell-context.ts'
import { Icon } from '../../../icons/icon.tsx'
import styles from './checkout-frame.module.css'

const steps = ['Cart', 'Details', 'Review', 'Done']

const stepOf = (path: string): number => {
  if (path.endsWith('/verify/')) return 2
  return path.endsWith('/complete/') ? 3 : 1
}

/** A step begins at its headline: there the keyboard and the reading voice go on. */
const useHeadlineFocus = () => {
  useEffect(
    () =>
      onRuntimeEvent(window, 'route-update', () =>
        // After the focus has come to the content, as on every page.
        requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })),
      ),
    [],
  )
}

/** Around the steps of an order: where one is, a number to ring, the small print, and nothing that leads away. */
export const CheckoutFrame = ({ shell, path, children }: PageFrameProps) => {
  const { edition } = shell
  const at = stepOf(path)
  const links = [
    { href: `/${edition.code}/terms/`, label: 'Terms of sale' },
    { href: `/${edition.code}/shipping-and-returns/`, label: 'Shipping and returns' },
    { href: `/${edition.code}/privacy/`, label: 'Privacy' },
  ]
  useHeadlineFocus()
  return (
    <ShellProvider value={shell}>
      <SmallBar shell={shell}>
        <ol className={styles.steps} aria-label="Order steps">
          {steps.map((step, index) => (
            <li key={step} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
              {index === 0 && at < 3 ? <a href={`/${edition.code}/shop/cart/`}>{step}</a> : <span>{step}</span>}
            </li>
          ))}
        </ol>
        <a className={styles.phone} href={edition.phoneHref}>
          <Icon name="phone" /> {edition.phone}
        </a>
      </SmallBar>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div className={`wrap ${styles.lines}`}>
          <ul className={styles.links}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
          <p>
            {edition.companyName}, {edition.companyNumber}
          </p>
        </div>
      </footer>
    </ShellProvider>
  )
}
