import { useShell } from '../../../components/shell-context.ts'
import { Icon } from '../../../icons/icon.tsx'
import styles from '../../order/order-layout.module.css'

/** Cards are taken by scripts, and nothing is charged without them. */
export const WithoutScripts = () => {
  const { edition } = useShell()
  return (
    <div className={styles.scriptless}>
      <p>
        Ordering here needs JavaScript, which is off in this browser. We can take the order by phone instead:{' '}
        {edition.hours}.
      </p>
      <a className="button" href={edition.phoneHref}>
        <Icon name="phone" /> {edition.phone}
      </a>
    </div>
  )
}
