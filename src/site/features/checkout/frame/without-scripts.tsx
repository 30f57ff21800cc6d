import { useShell } from '../../../components/shell-context.ts'
import { Icon } from '../../../icons/icon.tsx'
import styles from '../../order/order-layout.module.css'

/** Cards are taken by scripts, and nothing is charged without them. */
export const WithoutScripts = () => {
  const { edition } = useShell()
  return (
    <div className={styles.scriptless}>
      <p>
        Ordering here needs JavaScript, which this browser does not run. We take the order by phone just as well:{' '}
        {edition.hours}.
      </p>
      <a className="button" href={edition.phoneHref}>
        <Icon name="phone" /> {edition.phone}
      </a>
    </div>
  )
}
