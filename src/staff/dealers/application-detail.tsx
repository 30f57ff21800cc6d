import { isEditionCode, localeOf } from '../../domain/edition/edition-code.ts'
import { formatDistance } from '../../domain/places/distance.ts'
import { type ApplicationFile, stateOf } from '../operations/dealers/dealer-answers.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { addressOf } from './dealer-place.ts'
import styles from './detail.module.css'
import { Facts } from './facts.tsx'
import { MatterHead } from './matter-head.tsx'

export const dealerAddress = (edition: string, slug: string): string =>
  addressOf({ view: 'all', words: '', edition: '', state: '', opened: { matter: 'dealer', of: `${edition}/${slug}` } })

const distance = (km: number, edition: string): string =>
  formatDistance(km, localeOf(isEditionCode(edition) ? edition : 'en-au'))

const Checks = ({ file }: { file: ApplicationFile }) => {
  const { businessNumber, place, account, edition, dealer } = file
  return (
    <Facts
      facts={[
        {
          label: businessNumber.label,
          value: businessNumber.value,
          aside:
            businessNumber.problem === null ? (
              <span className={styles.good}>Its check digits are right</span>
            ) : (
              <span className={styles.bad}>{businessNumber.problem}</span>
            ),
        },
        {
          label: 'On the map',
          value:
            place === null
              ? 'The list of places doesn’t know that postcode.'
              : `${place.name} ${place.state} ${place.postcode ?? ''}`,
          aside: place && `${place.lat}, ${place.lon}`,
        },
        {
          label: 'Account',
          value:
            account === null
              ? 'Nobody has proved the address yet. Whoever does gets the dealer area once you approve.'
              : `${account} has proved the address.`,
        },
        ...(dealer === null
          ? []
          : [
              {
                label: 'Listed as',
                value: <DeskLink href={dealerAddress(edition, dealer)}>{dealer}</DeskLink>,
              },
            ]),
      ]}
    />
  )
}

/** A business that wants to be a dealer: as it was sent, and what we know besides. */
export const ApplicationDetail = ({ file, others }: { file: ApplicationFile; others: readonly string[] }) => (
  <article className={styles.detail}>
    <MatterHead title={file.listing.name} state={stateOf(file.state)} at={file.receivedAt} others={others} />
    <Checks file={file} />
    <h3>Nearest dealers</h3>
    {file.near.length === 0 ? (
      <p className={styles.muted}>Nobody is known to be near.</p>
    ) : (
      <ul className={styles.rows}>
        {file.near.map(({ slug, name, suburb, km }) => (
          <li key={slug}>
            <span>
              <DeskLink href={dealerAddress(file.edition, slug)}>{name}</DeskLink>, {suburb}
            </span>
            <span>{distance(km, file.edition)}</span>
          </li>
        ))}
      </ul>
    )}
    <h3>As it was sent</h3>
    <Facts facts={[...file.sent, { label: 'Reference', value: file.reference }]} />
  </article>
)
