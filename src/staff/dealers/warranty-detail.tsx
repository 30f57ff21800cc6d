import { formatDay } from '../../domain/calendar/day-format.ts'
import { CasePhotos } from '../inbox/case-photos.tsx'
import { stateOf, type WarrantyFile } from '../operations/dealers/dealer-answers.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { momentWords } from '../parts/time-words.ts'
import { dealerAddress } from './application-detail.tsx'
import styles from './detail.module.css'
import { Facts } from './facts.tsx'
import { MatterHead } from './matter-head.tsx'

const registeredWords = ({ registered }: WarrantyFile): string => {
  if (registered === null) return 'Nobody has registered that number.'
  const bought = `Registered as bought on ${formatDay(registered.purchasedOn)}`
  return registered.warrantyUntil === null
    ? `${bought}, without a written warranty.`
    : `${bought}, under warranty until ${formatDay(registered.warrantyUntil)}.`
}

/** A repair that a dealer wants our word on: the machine, and what is wrong with it. */
export const WarrantyDetail = ({ file, others }: { file: WarrantyFile; others: readonly string[] }) => (
  <article className={styles.detail}>
    <MatterHead
      title={`${file.number}, ${file.product}`}
      state={stateOf(file.state)}
      at={file.answeredAt ?? file.askedAt}
      by={file.answeredBy}
      others={others}
    />
    <p className={styles.quote}>{file.fault}</p>
    {file.answer !== null && (
      <>
        <h3>Our answer</h3>
        <p className={styles.quote}>{file.answer}</p>
      </>
    )}
    {file.photos.length > 0 && (
      <>
        <h3>Photos</h3>
        <CasePhotos files={file.photos} />
      </>
    )}
    <h3>The machine</h3>
    <Facts
      facts={[
        { label: 'Product', value: file.product },
        {
          label: 'Serial number',
          value: file.serialNumber,
          aside:
            file.serialProblem === null ? (
              <span className={styles.good}>Its check character is right</span>
            ) : (
              <span className={styles.bad}>{file.serialProblem}</span>
            ),
        },
        { label: 'Bought', value: file.purchasedOn === null ? 'They don’t say' : formatDay(file.purchasedOn) },
        { label: 'On record', value: registeredWords(file) },
        { label: 'Parts', value: file.parts === '' ? 'None asked for' : file.parts },
      ]}
    />
    <h3>Who asks</h3>
    <Facts
      facts={[
        {
          label: 'Dealer',
          value: <DeskLink href={dealerAddress(file.edition, file.dealer)}>{file.dealerName}</DeskLink>,
        },
        { label: 'Phone', value: <a href={`tel:${file.dealerPhone}`}>{file.dealerPhone}</a> },
        { label: 'Person', value: file.askedBy, aside: momentWords(file.askedAt) },
      ]}
    />
  </article>
)
