import { Icon } from '../../icons/icon.tsx'
import styles from './yes-no.module.css'

export const YesNo = ({ yes }: { yes: boolean }) => (
  <span className={yes ? styles.yes : styles.no}>
    <Icon name={yes ? 'check' : 'minus'} />
    {yes ? 'Yes' : 'No'}
  </span>
)
