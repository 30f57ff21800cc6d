import { Facts } from '../../components/facts.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { FormOffer } from '../../content/form-offer.ts'
import type { JobListing } from '../../content/job.ts'
import type { EditorialPage } from '../../content/section.ts'
import { FormSection } from '../../features/forms/form-section.tsx'
import { useToday } from '../../state/use-today.ts'
import { Hiring } from './hiring.tsx'
import { LunchPool } from './lunch-pool.tsx'
import { Position } from './position.tsx'
import styles from './page.module.css'

interface Props extends EditorialPage<'jobs'> {
  jobs: JobListing[]
  timeZone: string
  today: string
  offer: FormOffer
}

/** What a link may apply for. */
const prefill = { position: 'position' }

const Jobs = ({ title, slots, rest, jobs, timeZone, today: built, offer }: Props) => {
  const today = useToday(timeZone, built)
  return (
    <>
      <LunchPool title={title} hero={slots.hero} />
      <Facts items={slots.facts.items} />
      <section className={`section wrap ${styles.positions}`}>
        <h2>{jobs.length === 0 ? 'No open positions today' : 'Open positions'}</h2>
        <div>
          {jobs.map((job) => (
            <Position key={job.slug} job={job} closed={today > job.closes} />
          ))}
        </div>
      </section>
      <Hiring section={slots.hiring} />
      <FormSection kind="job-application" offer={offer} section={slots.form} id="apply" prefill={prefill} />
      <PageSections sections={rest} />
    </>
  )
}

export default Jobs
