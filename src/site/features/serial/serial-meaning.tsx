import type { Serial } from '../../../domain/after-sales/serial-number.ts'
import { OnwardLink } from '../../components/onward-link.tsx'
import { useShell } from '../../components/shell-context.ts'
import type { SerialRegion } from '../../content/serial-region.ts'
import styles from './serial-checker.module.css'

interface Props {
  serial: Serial
  readAs: readonly string[]
  regions: readonly SerialRegion[]
}

/** Whose robot it is, whose warranty applies here, and what to do next. */
export const SerialMeaning = ({ serial, readAs, regions }: Props) => {
  const { edition, editions } = useShell()
  const sold = editions.find(({ code }) => code.slice(3).toUpperCase() === serial.region)
  const region = regions.find(({ codes }) => codes.includes(serial.region)) ?? regions.at(-1)
  return (
    <>
      <p className={styles.meaning}>
        {sold === undefined
          ? `${serial.region} isn’t one of our countries. Model year ${serial.year}.`
          : `Sold in ${sold.country}, model year ${serial.year}.`}
      </p>
      {readAs.length > 0 && <p className="muted">We read {readAs.join(', and ')}.</p>}
      <p>{region?.text}</p>
      <p>{region?.next}</p>
      {region !== undefined && <OnwardLink href={region.action.href}>{region.action.label}</OnwardLink>}
      {sold?.code === edition.code && (
        // Whoever goes on to register it need not type it again.
        <OnwardLink href={`/${edition.code}/support/registration/?serial=${serial.printed}#registration`}>
          Register it with this number
        </OnwardLink>
      )}
    </>
  )
}
