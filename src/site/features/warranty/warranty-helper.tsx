import { readPurchase } from '../../../domain/after-sales/purchase-day.ts'
import { type Cover, coverFrom } from '../../../domain/after-sales/warranty-cover.ts'
import { formatDay } from '../../../domain/calendar/day-format.ts'
import type { WarrantyData, WarrantyModel } from '../../content/warranty.ts'
import { useAwaited } from '../../state/use-awaited.ts'
import { useToday } from '../../state/use-today.ts'
import { ResultPanel } from '../calculators/result-panel.tsx'
import { useToolForm } from '../calculators/use-tool-form.ts'
import { CoverList } from './cover-list.tsx'
import { DayField } from './day-field.tsx'
import { ModelField } from './model-field.tsx'
import styles from './warranty-helper.module.css'

/** Everything with an end that a model has here: the written warranty, its parts, the law where it counts months. */
const termsOf = ({ name, months, kind }: WarrantyModel, { written, terms, law }: WarrantyData) => [
  { name, months, text: written[kind] ?? written.robot ?? '' },
  ...terms.filter(({ kinds }) => kinds.includes(kind)),
  ...(law.months === undefined ? [] : [{ name: law.name, months: law.months, text: law.text }]),
]

/** What the law says to somebody on this day, beyond the row it has. */
const adviceOf = (covers: Cover[], { law }: WarrantyData): string | undefined => {
  if (covers[0]?.ended) return law.after
  return covers.some(({ name, ended }) => name === law.name && !ended) ? law.within : undefined
}

interface Props {
  heading: string
  warranty: WarrantyData
}

/** From a model and the day on the receipt to what is covered until when. */
export const WarrantyHelper = ({ heading, warranty }: Props) => {
  const awaited = useAwaited()
  const today = useToday(warranty.timeZone, warranty.today)
  const { values, set } = useToolForm({ model: '', bought: '' })
  const models = warranty.models.flatMap((group) => group.models)
  const model = models.find(({ name }) => name === values.model)
  const purchase = readPurchase(values.bought, today, model)
  const covers =
    model !== undefined && purchase.state === 'read' ? coverFrom(purchase.day, termsOf(model, warranty), today) : []
  const [written] = covers
  const advice = adviceOf(covers, warranty)
  const { care, law } = warranty
  const joins =
    care !== undefined && purchase.state === 'read' && /robot|cordless/.test(model?.kind ?? '')
      ? coverFrom(purchase.day, [care], today).map((cover) => ({
          ...cover,
          text: cover.ended ? care.after : care.text,
        }))
      : []
  return (
    <section className={`wrap ${styles.helper}`} data-feature="warranty-helper" {...awaited}>
      <h2>{heading}</h2>
      <div className={styles.columns}>
        <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <ModelField groups={warranty.models} value={model?.name ?? ''} onChoose={(name) => set('model', name)} />
          <DayField
            label="Bought on"
            value={values.bought}
            most={today}
            {...(purchase.state === 'refused' && { message: purchase.message })}
            onChoose={(day) => set('bought', day)}
          />
          <p className="small muted">A summary, not legal advice. The full text on this site is what counts.</p>
        </form>
        <ResultPanel
          label={written?.ended ? 'The written warranty ended on' : 'Covered until the end of'}
          figure={written && { value: formatDay(written.until) }}
          missing={model === undefined ? 'Choose a model' : 'Take the date from the receipt'}
          note={written?.left}
        >
          {written !== undefined && (
            <>
              <CoverList
                covers={[...covers, ...joins]}
                {...(law.months === undefined && { endless: { name: law.name, text: law.text } })}
              />
              {advice !== undefined && <p>{advice}</p>}
            </>
          )}
        </ResultPanel>
      </div>
    </section>
  )
}
