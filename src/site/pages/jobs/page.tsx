import { Facts } from '../../components/facts.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { FormOffer } from '../../content/form-offer.ts'
import type { JobListing } from '../../content/job.ts'
import type { EditorialPage } from '../../content/section.ts'
import { takeSections } from '../../content/take-sections.ts'
import { FormSection } from '../../features/forms/form-section.tsx'
import { useToday } from '../../state/use-today.ts'
import { Hiring } from './hiring.tsx'
import { LunchPool } from './lunch-pool.tsx'
import { Position } from './position.tsx'
import styles from './page.module.css'

interface Props extends EditorialPage {
  jobs: JobListing[]
  timeZone: string
  today: string
  offer: FormOffer
}

/** What a link may apply for. */
const prefill = { position: 'position' }

const Jobs = ({ title, sections, jobs, timeZone, today: built, offer }: Props) => {
  const today = useToday(timeZone, built)
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const facts = take('features')
  const hiring = take('steps')
  const form = take('form')
  return (
    <>
      <LunchPool title={title} hero={hero} />
      {facts?.items !== undefined && <Facts items={facts.items} />}
      <section className={`section wrap ${styles.positions}`}>
        <h2>{jobs.length === 0 ? 'No open positions today' : 'Open positions'}</h2>
        <div>
          {jobs.map((job) => (
            <Position key={job.slug} job={job} closed={today > job.closes} />
          ))}
        </div>
      </section>
      {hiring !== undefined && <Hiring section={hiring} />}
      {form !== undefined && (
        <FormSection kind="job-application" offer={offer} section={form} id="apply" prefill={prefill} />
      )}
      <PageSections sections={rest} />
    </>
  )
}

export default Jobs
