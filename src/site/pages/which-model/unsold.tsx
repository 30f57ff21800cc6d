import { useShell } from '../../components/shell-context.ts'
import type { FinderChoice } from '../../content/finder-question.ts'
import styles from './unsold.module.css'

/** Says of answers that nothing sold here is made for why they are not offered, and what to do about it. */
export const Unsold = ({ choices }: { choices: readonly FinderChoice[] }) => {
  const { country, phone, phoneHref } = useShell().edition
  const named = choices.map(({ said }) => said).join(' or ')
  return (
    <p className={styles.unsold}>
      {named.charAt(0).toUpperCase() + named.slice(1)}? We sell nothing for that in {country}. Ring{' '}
      <a href={phoneHref}>{phone}</a> and we’ll say who does.
    </p>
  )
}
