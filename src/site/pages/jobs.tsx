import { Facts } from '../components/facts.tsx'
import { PageSections } from '../components/sections/page-sections.tsx'
import type { JobListing } from '../content/job.ts'
import type { EditorialPage } from '../content/section.ts'
import { takeSections } from '../content/take-sections.ts'
import { useToday } from '../state/use-today.ts'
import { Hiring } from './jobs/hiring.tsx'
import { LunchPool } from './jobs/lunch-pool.tsx'
import { Position } from './jobs/position.tsx'
import styles from './jobs.module.css'

interface Props extends EditorialPage {
  jobs: JobListing[]
  timeZone: string
  today: string
}

const Jobs = ({ title, sections, jobs, timeZone, today: built }: Props) => {
  const today = useToday(timeZone, built)
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const facts = take('features')
  const hiring = take('steps')
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
      <PageSections sections={rest} />
    </>
  )
}

export default Jobs
